/** Jest's global tear-down of the browser tests. */
export default function stopWorld(): void {
  globalThis.stopWorld?.();
}
