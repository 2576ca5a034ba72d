import type { Payload } from "payload";
import { parseEnvironment } from "../environment";
import { thumbnail } from "../live/thumbnails";

/** Serves a picture's thumbnail to signed-in users. */
export async function thumbnailResponse(
  payload: Payload,
  { headers }: Pick<Request, "headers">,
  name: string,
): Promise<Response> {
  const { user } = await payload.auth({ headers: new Headers(headers) });
  const small = user === null ? undefined : await thumbnail(name, parseEnvironment(process.env));
  if (small === undefined) return Response.json({ message: "There is no such picture." }, { status: 404 });
  // The URL changes with the picture.
  const kept = { "Content-Type": "image/webp", "Cache-Control": "private, max-age=31536000, immutable" };
  return new Response(new Uint8Array(small), { headers: kept });
}
