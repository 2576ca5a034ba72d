import { type PayloadRequest, ValidationError } from "payload";

/** Rejects an uploaded file at its field; Payload's own notice shows the reason instead of the field's name. */
export function refuseFile(message: string, req: PayloadRequest): never {
  throw new ValidationError({
    collection: "media",
    errors: [{ path: "file", label: message, message }],
    req,
  });
}
