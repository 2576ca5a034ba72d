import "react";

declare module "react" {
  interface CSSProperties {
    /** Position on the sun path: 0 at its start, 1 at its end. */
    "--part"?: number;
    /** Cards side by side in a row or a row of groups, and how many of them belong to one group. */
    "--cards"?: number;
    "--members"?: number;
    /** Number of rooms in a comparison table. */
    "--rooms"?: number;
  }
}
