import { defineKeyframes, defineTokens } from "@chakra-ui/react/styled-system";

/** quick: colour; calm: corner, drawer, underline, menus; slow: hero cross-fade, card picture. */
export const motionTokens = defineTokens({
  durations: {
    quick: { value: "160ms" },
    calm: { value: "300ms" },
    slow: { value: "700ms" },
  },
  easings: {
    shore: { value: "cubic-bezier(0.22, 0.61, 0.36, 1)" },
  },
  animations: {
    spin: { value: "spin 900ms linear infinite" },
    // Never completes: the next page's arrival can't be predicted.
    progress: { value: "progress 10s cubic-bezier(0, 0.8, 0.2, 1) forwards" },
  },
});

export const keyframes = defineKeyframes({
  spin: { to: { transform: "rotate(1turn)" } },
  progress: { from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.95)" } },
});
