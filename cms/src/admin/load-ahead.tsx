"use client";
import { DateTimeField, useDocumentInfo } from "@payloadcms/ui";
import { Activity, Component, type ReactNode, useEffect } from "react";

const FIELD = { name: "loadAhead", type: "date" } as const;

/**
 * Preloads what Payload loads only on first use. Without a network, loading its date picker, which schedules also use,
 * would take down the page; its preferences for the form would be awaited forever, with the form disabled.
 */
export function LoadAhead() {
  const { getDocPreferences } = useDocumentInfo();
  useEffect(() => void getDocPreferences(), [getDocPreferences]);
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
