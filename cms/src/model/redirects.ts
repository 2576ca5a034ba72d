import type { GlobalConfig, TextField, TextFieldSingleValidation } from "payload";
import { GONE, REDIRECT_STATUSES } from "../../../content-folder/redirects";
import { perAdminLocale } from "../../../shared/admin-locales";
import { EDITOR_FIELDS } from "../../../languages/editor-fields";
import { editors, signedIn } from "../access/roles";
import { globalChanged } from "../live/live";
import { helpOf, labelOf, textsOf } from "../texts";
import { changedBy, noteWho } from "./changed-by";
import { rows, trim } from "./fields";
import { FORM_PARTS, SAVE_STATE } from "./form-parts";
import { newAddress, oldAddress } from "./redirect-fault";

/** Redirects from the hotel's old website. Saving publishes them: there is nothing to preview. */
export const Redirects: GlobalConfig = {
  slug: "redirects",
  label: textsOf(({ redirects }) => redirects.label),
  admin: {
    hideAPIURL: true,
    components: { elements: { beforeDocumentControls: FORM_PARTS } },
  },
  access: { read: signedIn, update: editors, readVersions: signedIn },
  versions: { drafts: false, max: 30 },
  hooks: { beforeChange: [noteWho], afterChange: [globalChanged] },
  fields: [
    SAVE_STATE,
    rows(
      "rows",
      ({ redirects }) => redirects.rows,
      [
        address("from", { required: true, validate: oldAddress }),
        address("to", {
          validate: newAddress,
          admin: { condition: (_data, siblings: Record<string, unknown>) => siblings.status !== GONE },
        }),
        {
          name: "status",
          label: labelOf(({ redirects }) => redirects.status),
          type: "select",
          required: true,
          defaultValue: REDIRECT_STATUSES[0],
          options: REDIRECT_STATUSES.map((value) => ({
            value,
            label: perAdminLocale((locale) => EDITOR_FIELDS[locale].redirects.statuses[value]),
          })),
        },
      ],
      "/src/admin/redirect-label#RedirectLabel",
    ),
    changedBy(),
  ],
};

function address(
  name: "from" | "to",
  { admin, ...given }: Pick<TextField, "admin" | "required"> & { validate: TextFieldSingleValidation },
): TextField {
  return {
    ...given,
    name,
    label: labelOf(({ redirects }) => redirects[name]),
    type: "text",
    hasMany: false,
    admin: { ...admin, description: helpOf(({ redirects }) => redirects[name]) },
    hooks: { beforeValidate: [trim] },
  };
}
