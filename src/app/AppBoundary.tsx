import { Component, type PropsWithChildren } from "react";
import { holdPage } from "./hold-page";

/**
 * Ends the app at an error, of which React would leave an empty page: what the document showed stays in it. On the way
 * to a page that is not there yet the document says so.
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
