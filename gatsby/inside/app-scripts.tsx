import { isValidElement, type ReactNode } from "react";

/** Id of the scripts slice that Gatsby's `static-entry.js` puts at the end of every page. */
const SCRIPTS_SLICE = "_gatsby-scripts";

/** Moves Gatsby's scripts at the end of a page into a template, where browsers neither load nor run them. */
export function withScriptsInTemplate(components: readonly ReactNode[], id: string): ReactNode[] {
  const wrapped = components.map((component) =>
    isScriptsSlice(component) ? (
      <template key={id} id={id}>
        {component}
      </template>
    ) : (
      component
    ),
  );
  // The development server's pages have no slices.
  if (!components.some(isScriptsSlice) && process.env.NODE_ENV !== "development") {
    throw new Error(
      `Gatsby's pages have no slice "${SCRIPTS_SLICE}" any more: correct gatsby/inside/app-scripts.tsx.`,
    );
  }
  return wrapped;
}

function isScriptsSlice(component: ReactNode): boolean {
  return isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === SCRIPTS_SLICE;
}
