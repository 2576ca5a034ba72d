import { keptSecret } from "../../toolkit/kept-secret";
import { newPass } from "./sign-in-pass";
import type { PublisherSettings } from "./settings";

/** The bearer token required for every unsigned request. */
export interface Token {
  value: string;
  /** The file that stores it, if generated here; undefined: WEBHOOK_TOKEN. */
  file: string | undefined;
  /** Whether it was generated just now. */
  isNew: boolean;
}

/** The configured token, or else one generated on the first start and stored with the data. */
export async function publisherToken({
  webhookToken,
  dataDir,
}: Pick<PublisherSettings, "webhookToken" | "dataDir">): Promise<Token> {
  if (webhookToken !== undefined) return { value: webhookToken, file: undefined, isNew: false };
  const { secret, file, isNew } = await keptSecret(dataDir, "publisher-token", {
    risk: "anybody could publish",
    loss: "whoever calls the publisher then needs the new one",
  });
  return { value: secret, file, isNew };
}

/** URL of the status page on this machine: it signs in once, unless the token is configured. */
export function statusAddress(url: string, { value, file }: Token): string {
  return file === undefined ? `${url}/hooks` : `${url}/hooks/session?pass=${newPass(value)}`;
}
