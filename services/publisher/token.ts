import { keptSecret } from "../toolkit/kept-secret";
import { newPass } from "./sign-in-pass";
import type { PublisherSettings } from "./settings";

/** The bearer token that every call needs which is not signed. */
export interface Token {
  value: string;
  /** The file that keeps it, where it was made here; undefined: WEBHOOK_TOKEN. */
  file: string | undefined;
  /** Whether it was made just now. */
  isNew: boolean;
}

/** The configured token; where there is none, one that is made on the first start and kept with the data. */
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

/** Where people open the status page of a publisher on this machine: the address signs in, once, unless the token is configured. */
export function statusAddress(url: string, { value, file }: Token): string {
  return file === undefined ? `${url}/hooks` : `${url}/hooks/session?pass=${newPass(value)}`;
}
