import { Component, type PropsWithChildren } from "react";
import { holdPage } from "./hold-page";

/**
 * Stops the app on an error, for which React would unmount the page: keeps the document's content instead. If the
 * error occurs while navigating to another page, shows a message.
 */
export class AppBoundary extends Component<PropsWithChildren, { broken: boolean }> {
  override state = { broken: false };

  private putBack: ReturnType<typeof holdPage> | undefined;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.putBack?.(error);
    this.putBack = undefined;
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    this.putBack ??= holdPage();
    return null;
  }
}
