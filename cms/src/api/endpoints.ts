import type { Endpoint, PayloadRequest } from "payload";
import { READING_CALLS, type ReadingCall } from "../../../content-folder/reading-calls";
import { digestOf } from "../../../shared/digest";
import { decodePath } from "../../../shared/paths";
import type { Environment } from "../environment";
import { draftContent, liveContent } from "../live/live";
import { mayReadDrafts } from "./readers";
import { visitorCalls } from "./visitor-calls";

/** The content API's contract endpoints, under Payload's own `/api`. */
export function contractEndpoints(environment: Environment): Endpoint[] {
  return [
    ...READING_CALLS.map((call): Endpoint => ({
      path: call.route,
      method: "get",
      handler: (req) => answerCall(call, req, environment),
    })),
    ...visitorCalls(environment),
  ];
}

async function answerCall(
  { answer }: ReadingCall,
  req: PayloadRequest,
  { previewToken }: Environment,
): Promise<Response> {
  const drafts = mayReadDrafts(req, previewToken);
  const { content } = await (drafts ? draftContent(req.payload) : liveContent(req.payload)).current();
  const request = { parameters: parametersOf(req), query: queryOf(req.searchParams) };
  const { status, body } = answer(content, request);
  return status === 200 ? conditional(req, JSON.stringify(body), drafts) : Response.json(body, { status });
}

/** Responds with 304 if the client already has this response. */
function conditional({ headers }: PayloadRequest, body: string, isDraft: boolean): Response {
  const etag = `"${digestOf(body)}"`;
  const common = { ETag: etag, "Cache-Control": isDraft ? "private, no-store" : "public, no-cache" };
  const known = (headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(etag)) return new Response(null, { status: 304, headers: common });
  return new Response(body, { headers: { ...common, "Content-Type": "application/json; charset=utf-8" } });
}

function parametersOf({ routeParams = {} }: PayloadRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(routeParams).map(([name, value]) => [name, decodePath(String(value)) ?? String(value)]),
  );
}

/** Repeated parameters become a list, which is not a valid value. */
function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...parameters.keys()].map((name) => {
      const [first = "", ...others] = parameters.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}
