import { type FlattenedField, type PayloadRequest, type SanitizedConfig, ValidationError } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { textFault } from "../../../shared/text-fault";
import { checksFor } from "../texts";
import { dateFault } from "./date-fault";

/**
 * Rejects, at its field, text that the database would truncate or reject, and dates that it could not read back.
 * Includes drafts, whose fields Payload doesn't validate.
 */
export function refuseUnstorable(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
        beforeValidate: [
          ({ data, req }) => storable(data, collection.flattenedFields, { collection: collection.slug, req }),
          ...collection.hooks.beforeValidate,
        ],
      },
    })),
    globals: config.globals.map((global) => ({
      ...global,
      hooks: {
        ...global.hooks,
        beforeValidate: [
          ({ data, req }) => storable(data, global.flattenedFields, { global: global.slug, req }),
          ...global.hooks.beforeValidate,
        ],
      },
    })),
  };
}

type Place = ({ collection: string } | { global: string }) & { req: PayloadRequest };

function storable<Data>(data: Data, fields: readonly FlattenedField[], { req, ...place }: Place): Data {
  const error = faultOf(data, fields, req);
  if (error === undefined) return data;
  throw new ValidationError({ ...place, errors: [error], req });
}

function faultOf(data: unknown, fields: readonly FlattenedField[], req: PayloadRequest) {
  const checks = checksFor(req);
  const fault = textFault(data);
  if (fault !== undefined) {
    const message = fillMessage(checks.text.character, { character: fault.character });
    return { path: fault.path.join("."), message };
  }
  const path = dateFault(fields, data);
  return path === undefined ? undefined : { path, message: checks.hotel.day };
}
