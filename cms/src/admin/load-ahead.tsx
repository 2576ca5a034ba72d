"use client";
import { DateTimeField } from "@payloadcms/ui";
import { Activity, Component, type ReactNode } from "react";

const FIELD = { name: "loadAhead", type: "date" } as const;

/**
 * Loads, once a form runs, what Payload loads only when it is first needed (its date picker, also of plans): without
 * a network, that would take down the page.
 */
export function LoadAhead() {
  return (
    <Activity mode="hidden">
      <Harmless>
        <DateTimeField field={FIELD} path={FIELD.name} />
      </Harmless>
    </Activity>
  );
}

/** Shows nothing where its children fail. */
class Harmless extends Component<{ children: ReactNode }> {
  state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
