import { Gutter, SetDocumentStepNav } from "@payloadcms/ui";
import type { DocumentViewServerProps, PayloadRequest } from "payload";
import { array, date, type InferType, object, string } from "yup";
import { adminLocale } from "../../../shared/admin-locales";
import { type Locale, LOCALES, SHIPPED_LOCALES } from "../../../shared/locales";
import { parse } from "../../../shared/parse";
import { hotelTime } from "../desk/hotel-time";
import { languageNames, noticesIn } from "../texts";
import "./versions-view.css";

/** Versions of a document, newest first: date, author and status. (Payload's own list has no author.) */
export async function VersionsView({
  hasPublishedDoc,
  initPageResult,
  routeSegments,
}: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const { i18n, payload, t } = req;
  const language = adminLocale(i18n.language);
  const entity = { collectionSlug: collectionConfig?.slug, globalSlug: globalConfig?.slug, id: docID };
  const versions = await read(req, entity);
  const isPublic = hasPublishedDoc ? publicIn(versions) : new Set();
  const newest = versions.find(({ version }) => version._status === "draft");
  const stateOf = (one: Version) => {
    if (one.version._status === "draft")
      return t(one === newest && one === versions[0] ? "version:currentDraft" : "version:draft");
    return t(isPublic.has(one) ? "version:currentlyPublished" : "version:previouslyPublished");
  };
  return (
    <>
      <SetDocumentStepNav
        {...entity}
        isTrashed={routeSegments[2] === "trash"}
        pluralLabel={labelOf(initPageResult)}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={t("version:versions")}
      />
      <Gutter className="version-list">
        {versions.length === 0 ? (
          <p>{t("version:noFurtherVersionsFound")}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{t("general:updatedAt")}</th>
                <th scope="col">{noticesIn(language).changedBy}</th>
                <th scope="col">{t("version:status")}</th>
              </tr>
            </thead>
            <tbody>
              {versions.map((one) => (
                <tr key={one.id}>
                  <th scope="row">
                    <a href={[payload.config.routes.admin, ...routeSegments, one.id].join("/")}>
                      {hotelTime(payload.config, language, one.updatedAt)}
                    </a>
                  </th>
                  <td>{one.version.changedBy ?? "–"}</td>
                  <td>
                    {stateOf(one)}
                    {one.publishedLocale && ` · ${languageNames(one.publishedLocale)[language]}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Gutter>
    </>
  );
}

const schema = array(
  object({
    id: string().required(),
    updatedAt: date().required(),
    /** Set if only this language was published; the hotel may have given it up since. */
    publishedLocale: string().oneOf(SHIPPED_LOCALES).nullable(),
    version: object({ _status: string().nullable(), changedBy: string().nullable() }).required(),
  }).required(),
).required();

type Version = InferType<typeof schema>[number];

/** Reads all stored versions, except those that Payload keeps internally when publishing one language. */
async function read(
  req: PayloadRequest,
  { collectionSlug, globalSlug = "", id }: { collectionSlug?: string; globalSlug?: string; id: unknown },
): Promise<Version[]> {
  const common = {
    req,
    user: req.user,
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: "-updatedAt",
    select: { id: true, updatedAt: true, publishedLocale: true, version: { _status: true, changedBy: true } },
  } as const;
  const notSnapshots = { snapshot: { not_equals: true } };
  const { docs } =
    collectionSlug === undefined
      ? await req.payload.findGlobalVersions({ ...common, slug: globalSlug, where: notSnapshots })
      : await req.payload.findVersions({
          ...common,
          collection: collectionSlug,
          where: { and: [{ parent: { equals: id } }, notSnapshots] },
        });
  return parse(schema, docs);
}

/** For each language, the version that is live. */
function publicIn(versions: readonly Version[]): ReadonlySet<Version | undefined> {
  const published = versions.filter(({ version }) => version._status === "published");
  const newestIn = (locale: Locale) =>
    published.find(({ publishedLocale }) => (publishedLocale ?? locale) === locale);
  return new Set(LOCALES.map(newestIn));
}

function labelOf({ collectionConfig, globalConfig, req }: DocumentViewServerProps["initPageResult"]) {
  const label = collectionConfig?.labels.plural ?? globalConfig?.label ?? "";
  return typeof label === "function" ? label({ i18n: req.i18n, t: req.t }) : label;
}
