"use client";
import { DateTimeField } from "@payloadcms/ui";
import { Activity, Component, type ReactNode } from "react";

const FIELD = { name: "loadAhead", type: "date" } as const;

/**
 * Preloads what Payload loads only on first use (its date picker, which schedules also use): without a network, loading
 * it then would take down the page.
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

/** Renders nothing if its children fail. */
class Harmless extends Component<{ children: ReactNode }> {
  state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
