/** Jest's global teardown for browser tests. */
export default async function stopWorld(): Promise<void> {
  await globalThis.stopWorld?.();
}
