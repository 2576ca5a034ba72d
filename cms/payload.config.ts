import { translations } from "@payloadcms/translations/all";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildConfig } from "payload";
import { EDITOR_PAYLOAD } from "../languages/editor-payload";
import { adminLocale, perAdminLocale } from "../shared/admin-locales";
import { DEFAULT_LOCALE, LOCALES } from "../shared/locales";
import { editors } from "./src/access/roles";
import { knownStatus } from "./src/access/known-status";
import { limitDocuments } from "./src/access/limit-documents";
import { limitReading } from "./src/access/limit-reading";
import { ownLocks } from "./src/access/own-locks";
import { contractEndpoints } from "./src/api/endpoints";
import { database } from "./src/database/database";
import { mail } from "./src/email";
import { parseEnvironment } from "./src/environment";
import { machineTranslation } from "./src/machine-translation/endpoint";
import { hotel } from "./src/model/hotel";
import { media } from "./src/model/media";
import { Menus } from "./src/model/menus";
import { Pages } from "./src/model/pages";
import { previewLinkEndpoint } from "./src/model/preview-link";
import { Redirects } from "./src/model/redirects";
import { refuseUnstorable } from "./src/model/refuse-unstorable";
import { Rooms } from "./src/model/rooms";
import { Seasons } from "./src/seasons/seasons";
import { sharp } from "./src/sharp";
import { mergeSaves } from "./src/together/merge-saves";
import { whoIsHere } from "./src/together/presence";
import { users } from "./src/model/users";
import { TextDatesOfDocuments } from "./src/translation/text-dates";
import { resumePlans } from "./src/publish/resume-plans";
import { toldPlans } from "./src/publish/run-plan";
import { Publishing } from "./src/publish/state";
import { publishStatus } from "./src/publish/status-endpoint";
import { newHotelEndpoint } from "./src/seed/new-hotel-endpoint";
import { languageNames } from "./src/texts";

const folder = dirname(fileURLToPath(import.meta.url));
const environment = parseEnvironment(process.env);

const config = buildConfig({
  secret: environment.secret,
  serverURL: environment.url,
  csrf: [environment.url],
  telemetry: false,
  graphQL: { disable: true },
  sharp,
  admin: {
    user: "users",
    avatar: "default",
    dateFormat: "d MMM yyyy, HH:mm",
    // Whether a service is configured; its address and key stay on the server.
    custom: { machineTranslation: environment.translation !== undefined },
    meta: { titleSuffix: " · CMS", robots: "noindex, nofollow" },
    importMap: { baseDir: folder },
    components: {
      actions: [
        "/src/admin/publish-status#PublishStatus",
        "/src/admin/translator-mark#TranslatorMark",
        "/src/admin/named-controls#NamedControls",
        "/src/admin/refused-saves-notice#RefusedSavesNotice",
      ],
      beforeDashboard: [
        "/src/admin/failed-plans#FailedPlans",
        "/src/admin/tasks#Tasks",
        "/src/admin/latest#Latest",
      ],
      afterNavLinks: ["/src/admin/translations-link#TranslationsLink"],
      views: {
        login: { Component: "/src/admin/login-view#LoginView", path: "/login", exact: true },
        translations: { Component: "/src/admin/translations-view#TranslationsView", path: "/translations" },
        newHotel: { Component: "/src/admin/new-hotel#NewHotel", path: "/new-hotel", exact: true },
      },
    },
    timezones: {
      defaultTimezone: environment.timeZone,
      supportedTimezones: [{ label: environment.timeZone, value: environment.timeZone }],
    },
  },
  i18n: {
    fallbackLanguage: adminLocale(DEFAULT_LOCALE),
    supportedLanguages: perAdminLocale((locale) => translations[locale]),
    translations: EDITOR_PAYLOAD,
  },
  localization: {
    locales: LOCALES.map((code) => ({ code, label: languageNames(code) })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: false,
    // The button publishes the language that is edited; all of them are the second choice.
    defaultLocalePublishOption: "active",
  },
  db: database(environment, resolve(folder, "migrations")),
  email: mail(environment.mail),
  // A form sends its document in one field, and beside it what it was loaded with.
  upload: { limits: { fileSize: 45_000_000, fieldSize: 8_000_000 }, abortOnLimit: true },
  jobs: {
    // The process itself runs them; nobody does from outside.
    access: { run: () => false, queue: () => false, cancel: () => false },
    // Editors read what is planned and what failed.
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      access: { ...defaultJobsCollection.access, read: editors },
    }),
    shouldAutoRun: async (payload) => {
      await resumePlans(payload);
      return true;
    },
    autoRun: [{ cron: "*/10 * * * * *", queue: "default", limit: 100 }],
  },
  endpoints: [
    ...contractEndpoints(environment),
    publishStatus(environment),
    previewLinkEndpoint,
    newHotelEndpoint,
    ...machineTranslation(environment.translation),
    whoIsHere,
  ],
  collections: [Pages, Rooms, media(environment.mediaDir), Seasons, users(environment), TextDatesOfDocuments],
  globals: [Menus, hotel(environment), Redirects, Publishing],
  typescript: { autoGenerate: false },
});

export default config
  .then(ownLocks)
  .then(limitReading)
  .then(limitDocuments)
  .then(knownStatus)
  .then(mergeSaves)
  .then(refuseUnstorable)
  .then(toldPlans);
