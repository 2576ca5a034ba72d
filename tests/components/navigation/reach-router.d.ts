/** The parts of Gatsby's router that tests use; it ships without types. */
declare module "@gatsbyjs/reach-router" {
  import type { FunctionComponent, ReactNode } from "react";

  export const globalHistory: object;
  export const LocationProvider: FunctionComponent<{
    history: object;
    children: (context: { location: Location }) => ReactNode;
  }>;
  export function navigate(to: string): Promise<void>;
}
