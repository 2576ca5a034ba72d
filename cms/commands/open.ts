import { getPayload, type Payload } from "payload";

/** Opens the database; the configuration is loaded here so that a wrong setting is reported like any error. */
export async function openPayload(): Promise<Payload> {
  const { default: config } = await import("../payload.config");
  return getPayload({ config });
}
