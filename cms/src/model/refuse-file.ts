import { type PayloadRequest, ValidationError } from "payload";

/** Refuses an uploaded file at its field; Payload's own notice repeats the reason instead of the field's name. */
export function refuseFile(message: string, req: PayloadRequest): never {
  throw new ValidationError({
    collection: "media",
    errors: [{ path: "file", label: message, message }],
    req,
  });
}
