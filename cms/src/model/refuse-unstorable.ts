import { type PayloadRequest, type SanitizedConfig, ValidationError } from "payload";
import { fillMessage } from "../../../languages/fill-message";
import { textFault } from "../../../shared/text-fault";
import { checksFor } from "../texts";

/**
 * Rejects, at its field, text that the database would truncate or reject. Includes drafts, whose fields Payload
 * doesn't validate.
 */
export function refuseUnstorable(config: SanitizedConfig): SanitizedConfig {
  return {
    ...config,
    collections: config.collections.map((collection) => ({
      ...collection,
      hooks: {
        ...collection.hooks,
        beforeValidate: [
          ({ data, req }) => storable(data, { collection: collection.slug, req }),
          ...collection.hooks.beforeValidate,
        ],
      },
    })),
    globals: config.globals.map((global) => ({
      ...global,
      hooks: {
        ...global.hooks,
        beforeValidate: [
          ({ data, req }) => storable(data, { global: global.slug, req }),
          ...global.hooks.beforeValidate,
        ],
      },
    })),
  };
}

type Place = ({ collection: string } | { global: string }) & { req: PayloadRequest };

function storable<Data>(data: Data, { req, ...place }: Place): Data {
  const fault = textFault(data);
  if (fault === undefined) return data;
  const message = fillMessage(checksFor(req).text.character, { character: fault.character });
  throw new ValidationError({ ...place, errors: [{ path: fault.path.join("."), message }], req });
}
