interface Props {
  /** Eighths of the moon's way, from 0, new, over 4, full. */
  eighths: number;
  /** South of the equator the moon waxes from the other side. */
  isSouth: boolean;
}

/** The moon's disc, dark but for its lit part, as calendars draw it. */
export function MoonPhase({ eighths, isSouth }: Props) {
  const isWaning = eighths > 4;
  const edge = Math.abs(Math.cos((eighths * Math.PI) / 4)) * 7;
  // The inner edge of a crescent bends with the outer one, that of a gibbous moon against it.
  const bend = eighths === 3 || eighths === 4 || eighths === 5 ? 1 : 0;
  return (
    <svg viewBox="-8 -8 16 16" aria-hidden="true" fill="currentColor" stroke="currentColor">
      <circle r="7" />
      {eighths > 0 && (
        <path
          d={`M0-7A7 7 0 0 1 0 7A${edge.toFixed(2)} 7 0 0 ${bend} 0-7Z`}
          className="light-lit"
          transform={isWaning === isSouth ? undefined : "scale(-1 1)"}
        />
      )}
    </svg>
  );
}
