import config from "@payload-config";
import { getPayload } from "payload";
import { healthResponse } from "../../src/api/health";

export async function GET() {
  return healthResponse(() => getPayload({ config }));
}
