/** Jest's global tear-down of the browser tests. */
export default async function stopWorld(): Promise<void> {
  await globalThis.stopWorld?.();
}
