import { APIError, type CollectionConfig, type UIField } from "payload";
import { EDITOR_DOORS } from "../../../languages/editor-doors";
import { perAdminLocale } from "../../../shared/admin-locales";
import { owners, ownersField, roleOf, ROLES } from "../access/roles";
import { accountEndpoints } from "../doors/account-endpoints";
import { beginInOwnLanguage } from "../desk/start-language";
import { checkCode, endSessionOfReset, noteReset } from "../doors/check-code";
import { checkPassword } from "../doors/check-password";
import { confirmPassword, CURRENT_PASSWORD } from "../doors/confirm-password";
import { answerEvenly, noteSignIn } from "../doors/even-answers";
import { keptCodesFields } from "../doors/kept-codes";
import { giveBackAttempt, limitAttempts } from "../doors/limit-attempts";
import type { Environment } from "../environment";
import { checksFor, type FieldTexts, helpOf, labelOf, languageOptions, textsOf } from "../texts";
import { REFUSED_STAYS_UNSAVED } from "./form-parts";

const role: FieldTexts = ({ users }) => users.role;

/** Users who sign in at `url`, and their permissions. */
export function users({ url }: Pick<Environment, "url">): CollectionConfig {
  return {
    slug: "users",
    labels: { singular: textsOf(({ users }) => users.one), plural: textsOf(({ users }) => users.many) },
    auth: {
      // Payload would lock out an owner because of anyone's wrong passwords, and reveal that the account exists:
      // `limitAttempts` counts instead.
      maxLoginAttempts: 1_000_000,
      tokenExpiration: 12 * 3_600,
      cookies: { sameSite: "Strict", secure: url.startsWith("https:") },
    },
    admin: { useAsTitle: "email", defaultColumns: ["email", "role", "languages"] },
    access: {
      create: owners,
      delete: owners,
      unlock: owners,
      read: ({ req }) => (roleOf(req) === "owner" ? true : { id: { equals: req.user?.id ?? 0 } }),
      update: ({ req }) => (roleOf(req) === "owner" ? true : { id: { equals: req.user?.id ?? 0 } }),
    },
    endpoints: accountEndpoints(new URL(url).host),
    hooks: {
      beforeOperation: [noteSignIn, limitAttempts, noteReset, checkPassword, confirmPassword],
      beforeLogin: [checkCode],
      afterLogin: [giveBackAttempt, beginInOwnLanguage],
      afterOperation: [endSessionOfReset],
      afterError: [answerEvenly],
      beforeChange: [
        ({ operation, req, data }) => {
          // Payload lets the first visitor create the first user; here only a command can.
          if (operation === "create" && roleOf(req) !== "owner" && req.context.byCommand !== true) {
            throw new APIError(checksFor(req).access.makeUsers, 403);
          }
          return data;
        },
      ],
    },
    fields: [
      {
        name: "role",
        label: labelOf(role),
        type: "select",
        required: true,
        defaultValue: "editor",
        options: ROLES.map((value) => ({ value, label: textsOf(({ roles }) => roles[value]) })),
        saveToJWT: true,
        access: { create: ownersField, update: ownersField },
        admin: { description: helpOf(role) },
      },
      {
        name: "languages",
        label: labelOf(({ users }) => users.languages),
        type: "select",
        hasMany: true,
        options: languageOptions(),
        saveToJWT: true,
        access: { create: ownersField, update: ownersField },
        admin: { condition: (data) => data?.role === "translator" },
      },
      {
        name: CURRENT_PASSWORD,
        label: perAdminLocale((locale) => EDITOR_DOORS[locale].currentPassword),
        type: "text",
        virtual: true,
        // Without read access, the form wouldn't show the field.
        hooks: { afterRead: [() => undefined] },
        admin: {
          components: { Field: "/src/admin/current-password#CurrentPassword" },
          condition: (data, _siblings, { user }) => data?.id !== undefined && data.id === user?.id,
          disableListColumn: true,
          disableListFilter: true,
        },
      },
      ...keptCodesFields,
      // The user's own account view has no other place for it.
      {
        name: "refused",
        type: "ui",
        admin: { components: { Field: REFUSED_STAYS_UNSAVED }, disableListColumn: true },
      },
      ownAccount("oneTimeCodes", "/src/admin/one-time-codes#OneTimeCodes"),
      ownAccount("signOut", "/src/admin/sign-out-everywhere#SignOutEverywhere"),
    ],
  };
}

/** Part of an existing account's form. */
function ownAccount(name: string, component: string): UIField {
  return {
    name,
    type: "ui",
    admin: {
      components: { Field: component },
      condition: (data) => data?.id !== undefined,
      disableListColumn: true,
    },
  };
}
