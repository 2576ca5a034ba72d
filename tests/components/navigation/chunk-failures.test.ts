import { createChunkFailureHandler } from "../../../plugins/gatsby-plugin-navigation/src/chunk-failures";

/** Dispatches an unhandled rejection; returns whether the tab is then outdated and whether Gatsby saw the event. */
function rejectUnhandled(reason: unknown) {
  let outdated = false;
  let gatsbyHeard = false;
  const own = createChunkFailureHandler({
    check: async () => undefined,
    isOutdated: () => outdated,
    markOutdated: () => {
      outdated = true;
    },
  });
  const listen = (event: Event) => own(Object.assign(event, { reason, promise: Promise.resolve() }));
  const gatsby = () => {
    gatsbyHeard = true;
  };
  window.addEventListener("unhandledrejection", gatsby);
  window.addEventListener("unhandledrejection", listen, { capture: true });
  window.dispatchEvent(new Event("unhandledrejection"));
  window.removeEventListener("unhandledrejection", gatsby);
  window.removeEventListener("unhandledrejection", listen, { capture: true });
  return { outdated, gatsbyHeard };
}

test.each([
  [new Error("Loading chunk 231 failed.\n(missing: https://hotel.example/231-1f0e.js)"), true],
  [new Error("Loading CSS chunk 12 failed.\n(/12.css)"), true],
  [new Error("The video could not be played."), false],
  [undefined, false],
])(
  "after the rejection %p, the tab is outdated: %s; if so, Gatsby does not reload the page",
  (reason, outdated) => {
    expect(rejectUnhandled(reason)).toEqual({ outdated, gatsbyHeard: !outdated });
  },
);
