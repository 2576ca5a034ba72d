import type { Payload } from "payload";
import { liveContent } from "../live/live";

/** The hotel's name as published; undefined before there is a hotel. */
export async function hotelName(payload: Payload): Promise<string | undefined> {
  const { folder } = await liveContent(payload).current();
  return folder.hotel?.name;
}
