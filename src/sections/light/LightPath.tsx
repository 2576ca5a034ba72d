import type { DayOfLight } from "./day-of-light";
import { skyAt } from "./sky-at";

/** A flat arc over the horizon, from sunrise to sunset, in units of the drawing. */
const WIDTH = 320;
const HORIZON = 84;
const RADIUS = 204;
const CENTRE = 220;
const HALF_ANGLE = 48.2;

interface Props {
  light: DayOfLight;
  /** Whose sun or moon is shown; null: the sun where it leaves for the mountain, else at its highest. */
  now: Date | null;
}

/** The day from sunrise to sunset as an arc over the horizon, the sun on it, and the mountain that it leaves for. */
export function LightPath({ light: { sunrise, mountain, sunset }, now }: Props) {
  if (!sunrise || !sunset) return null;
  const leaves = mountain && skyAt(mountain, sunrise, sunset).part;
  const sky = now ? skyAt(now, sunrise, sunset) : { isMoon: false, part: leaves ?? 0.5 };
  const { x, y } = onArc(sky.part);
  const start = onArc(0);
  const end = onArc(1);
  return (
    <svg viewBox={`0 0 ${WIDTH} 92`} aria-hidden="true" fill="none" stroke="currentColor">
      {leaves !== null && <path className="light-ridge" d={ridge(onArc(leaves))} />}
      <path d={`M${start.x} ${start.y}A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`} strokeOpacity="0.55" />
      <path d={`M0 ${HORIZON}h${WIDTH}`} strokeOpacity="0.55" />
      <circle cx={x} cy={y} r="5" className={sky.isMoon ? "light-moon" : "light-sun"} />
    </svg>
  );
}

/** The point of the arc at a part of the day. */
function onArc(part: number): { x: number; y: number } {
  const angle = ((2 * part - 1) * HALF_ANGLE * Math.PI) / 180;
  return { x: round(WIDTH / 2 + RADIUS * Math.sin(angle)), y: round(CENTRE - RADIUS * Math.cos(angle)) };
}

/** A mountain whose peak is at a point, and whose farther side ends with the horizon. */
function ridge({ x, y }: { x: number; y: number }): string {
  const at = (along: number, up: number) => `${round(x + along)} ${round(HORIZON - up * (HORIZON - y))}`;
  const far = WIDTH - x;
  const near = `${at(-62, 0)}L${at(-40, 0.46)}L${at(-31, 0.38)}L${at(-13, 0.84)}L${at(-8, 0.78)}`;
  return `M${near}L${at(0, 1)}L${at(0.2 * far, 0.72)}L${at(0.32 * far, 0.76)}L${at(far, 0)}Z`;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
