import type { ContentAccess } from "../shared/content-access";
import { FinalError } from "./http-errors";

/** Kind of response: pictures may be larger than the API's own responses. */
export type AnswerKind = "answer" | "picture";

const MEGABYTE = 1_000_000;

/** Creates a reader of bodies that throws a FinalError as soon as one, or all of them together, exceed their limit. */
export function createBodyReader({
  maxAnswerMegabytes,
  maxPictureMegabytes,
  maxTotalMegabytes,
}: Pick<ContentAccess, "maxAnswerMegabytes" | "maxPictureMegabytes" | "maxTotalMegabytes">) {
  const most = {
    answer: { megabytes: maxAnswerMegabytes, variable: "CONTENT_MAX_ANSWER_MB" },
    picture: { megabytes: maxPictureMegabytes, variable: "CONTENT_MAX_PICTURE_MB" },
  };
  let total = 0;

  /** Counts bytes after decompression, which is what they occupy in memory. */
  return async (body: AsyncIterable<Uint8Array> | null, kind: AnswerKind): Promise<Buffer> => {
    const { megabytes, variable } = most[kind];
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body ?? []) {
      size += chunk.length;
      total += chunk.length;
      if (size > megabytes * MEGABYTE) {
        throw new FinalError(`the ${kind} is larger than ${megabytes} MB (${variable})`);
      }
      if (total > maxTotalMegabytes * MEGABYTE) {
        throw new FinalError(
          `all answers and pictures are larger than ${maxTotalMegabytes} MB together (CONTENT_MAX_TOTAL_MB)`,
        );
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, size);
  };
}
