import config from "@payload-config";
import { getPayload } from "payload";
import { pictureResponse } from "../../../src/api/pictures";

/** Serves a picture of the content by its name. */
export async function GET(request: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return pictureResponse(await getPayload({ config }), request, name);
}
