import { object, string } from "yup";
import { tryParse } from "../../../shared/parse";
import type { OtherCms } from "../environment";
import { signPass } from "./pass";
import { KNOWN } from "./paths";

/** A hotel that the user may open. */
export interface KnownHotel {
  url: string;
  name: string;
}

const PATIENCE = 3_000;

const answerSchema = object({ name: string().required() });

/** Returns the hotels whose CMS confirms that it knows this email. */
export async function askHotels(hotels: readonly OtherCms[], email: string): Promise<KnownHotel[]> {
  const answers = await Promise.all(hotels.map((hotel) => ask(hotel, email)));
  return answers.filter((known) => known !== undefined);
}

async function ask({ url, secret }: OtherCms, email: string): Promise<KnownHotel | undefined> {
  const answer = await fetch(`${url}/api${KNOWN}`, {
    method: "POST",
    body: signPass(secret, { purpose: "ask", to: url, email, hasCodes: false }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  const known = tryParse(answerSchema, await answer.json().catch(() => undefined));
  return known && { url, name: known.name };
}
