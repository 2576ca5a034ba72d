/** Calls a Gatsby hook with only the arguments it uses. */
export async function runHook(hook: unknown, ...args: object[]): Promise<void> {
  if (typeof hook !== "function") throw new Error("The hook is not exported.");
  await Reflect.apply(hook, undefined, args);
}
