/** Calls one of Gatsby's hooks with only those of its arguments that it uses. */
export async function runHook(hook: unknown, args: object): Promise<void> {
  if (typeof hook !== "function") throw new Error("The hook is not exported.");
  await Reflect.apply(hook, undefined, [args]);
}
