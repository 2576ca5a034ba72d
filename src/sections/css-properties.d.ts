import "react";

declare module "react" {
  interface CSSProperties {
    /** Where a point stands on the sun path: 0 at its begin, 1 at its end. */
    "--part"?: number;
    /** Cards side by side in a row of groups, and how many of them are of one group. */
    "--cards"?: number;
    "--members"?: number;
    /** Rooms that a table compares. */
    "--rooms"?: number;
  }
}
