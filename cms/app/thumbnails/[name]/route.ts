import config from "@payload-config";
import { getPayload } from "payload";
import { thumbnailResponse } from "../../../src/api/thumbnails";

/** Serves a picture's thumbnail by its name. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return thumbnailResponse(await getPayload({ config }), request, name);
}
