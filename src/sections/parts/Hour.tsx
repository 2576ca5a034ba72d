import { chakra } from "@chakra-ui/react/styled-system";
import { MIRRORED } from "../../theme/reading-direction";
import { machineTime, skyPosition, splitHour } from "./sun-path";

/** "06:40 First light": the sun at that hour's position, the time, the text. Without a time, text only. */
export function Hour({ text }: { text: string }) {
  const { time, words } = splitHour(text);
  return (
    <chakra.p
      display="flex"
      alignItems="flex-end"
      gap="3"
      marginBottom="6"
      textStyle="small"
      lineHeight="ui"
      color="fg.muted"
    >
      {time && <SunPath time={time} />}
      <span>
        {time && (
          <chakra.time
            dateTime={machineTime(time)}
            color="fg"
            fontWeight="strong"
            fontVariantNumeric="tabular-nums"
          >
            {time}
          </chakra.time>
        )}{" "}
        <span>{words}</span>
      </span>
    </chakra.p>
  );
}

/** Sun or moon at its position for a time. */
export function SunPath({ time }: { time: string }) {
  const { moon, degrees } = skyPosition(time);
  return (
    <chakra.svg
      viewBox="0 0 48 26"
      aria-hidden="true"
      flex="none"
      width="12"
      overflow="visible"
      scale={MIRRORED}
      fill="none"
      stroke="currentColor"
    >
      <path d="M2 24a22 22 0 0 1 44 0M0 24h48" strokeOpacity="0.55" />
      <g transform={`rotate(${degrees} 24 24)`}>
        <chakra.circle
          cx="2"
          cy="24"
          r="3.6"
          fill={moon ? "none" : "accent"}
          stroke={moon ? "accent" : "none"}
        />
      </g>
    </chakra.svg>
  );
}
