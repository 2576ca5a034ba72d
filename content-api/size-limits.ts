import type { ContentAccess } from "../shared/content-access";
import { FinalError } from "./http-errors";

/** What an answer is: pictures may be larger than the API's own answers. */
export type AnswerKind = "answer" | "picture";

const MEGABYTE = 1_000_000;

/** Reads bodies; throws a FinalError as soon as one, or all of them together, are larger than they may be. */
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

  /** Bytes as they are after decompression, which is what they take here. */
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
