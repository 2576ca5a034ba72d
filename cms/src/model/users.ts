import { APIError, type CollectionConfig } from "payload";
import { owners, ownersField, roleOf, ROLES } from "../access/roles";
import { LOCALES } from "../../../shared/locales";

const MINUTES = 60_000;

/** People who sign in, and what they may do. */
export const Users: CollectionConfig = {
  slug: "users",
  labels: { singular: "User", plural: "Users" },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * MINUTES,
    tokenExpiration: 12 * 3_600,
    cookies: { sameSite: "Strict" },
  },
  admin: { useAsTitle: "email", defaultColumns: ["email", "role", "languages"] },
  access: {
    create: owners,
    delete: owners,
    unlock: owners,
    read: ({ req }) => (roleOf(req) === "owner" ? true : { id: { equals: req.user?.id ?? 0 } }),
    update: ({ req }) => (roleOf(req) === "owner" ? true : { id: { equals: req.user?.id ?? 0 } }),
  },
  hooks: {
    beforeChange: [
      ({ operation, req, data }) => {
        // Payload lets whoever comes first make the first user; here a command does.
        if (operation === "create" && roleOf(req) !== "owner" && req.context.byCommand !== true) {
          throw new APIError(
            "Users are made by an owner, and the first one by the command `npm run cms:user`.",
            403,
          );
        }
        return data;
      },
    ],
  },
  fields: [
    {
      name: "role",
      label: "Role",
      type: "select",
      required: true,
      defaultValue: "editor",
      options: ROLES.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
      saveToJWT: true,
      access: { create: ownersField, update: ownersField },
      admin: {
        description:
          "Owners make users. Editors change and publish everything. Translators write drafts in their own languages.",
      },
    },
    {
      name: "languages",
      label: "Languages",
      type: "select",
      hasMany: true,
      options: LOCALES.map((value) => ({ value, label: value.toUpperCase() })),
      saveToJWT: true,
      access: { create: ownersField, update: ownersField },
      admin: { condition: (data) => data?.role === "translator" },
    },
  ],
};
