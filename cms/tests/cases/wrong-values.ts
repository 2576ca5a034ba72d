import type { FlattenedField, Payload, Where } from "payload";
import type { Field, Fields } from "../../../model/fields";
import { HOTEL_FACTS } from "../../../model/hotel";
import { ROOM_FIELDS } from "../../../model/room";
import { fieldsOf } from "../../../shared/record";
import { GLOBALS } from "../../src/slugs";
import { type Leaf, leavesOf, withValue } from "../support/leaves";
import { cms } from "../support/opened";

/** Names of a model's matching fields, as alternatives for a regular expression. */
const namesOf = (fields: Fields, isMeant: (field: Field) => boolean) =>
  Object.keys(fields)
    .filter((name) => fields[name] && isMeant(fields[name]))
    .join("|");
const anyTexts = namesOf(HOTEL_FACTS, (fact) => fact.kind === "text" && fact.format === undefined);
const numbers = namesOf({ ...ROOM_FIELDS, ...HOTEL_FACTS }, ({ kind }) => kind === "number");

/** Fields that accept any value, and why. */
const NOTHING_IS_WRONG: [field: RegExp, reason: string][] = [
  [/\.\d\.id$/, "Payload's name of a row, which no answer to the site has"],
  [/^\w+\.(updatedAt|createdAt|deletedAt)$/, "Payload's own, which no answer to the site has"],
  [/^\w+\.(changedBy|searchText)$/, "written by the CMS itself, whatever is sent"],
  [/\.metas\.0\.name$/, "any name of a meta element, which stands in an attribute"],
  [/^pages\.options\.0\.value$/, "any text; what it means is said by its kind"],
  [/^media\.(filename|url)$/, "Payload takes none from a call"],
  [/^media\.subject$/, "any text, for people who work on pictures"],
  [new RegExp(`^hotel\\.(hotelName|legalName|${anyTexts})$`), "any text"],
  [/^hotel\.holding\.(name|logoText)$/, "any text"],
  [/^hotel\.(phone|drawerPhones\.0)\.label$/, "any text"],
  [/^hotel\.colours\.(theme|background)$/, "any text; a browser passes over what is no colour"],
];

/** Wrong values that don't follow from a field's type. */
const ALSO_WRONG: [field: RegExp, values: unknown[]][] = [
  [/^(pages|hotel)(\.\w+)*\.url$|\.(link|header|footer)(\.0)?\.(address|target)$/, ["javascript:alert(1)"]],
  [
    /^hotel\.(mapsUrl|reservationUrl|(holding|credit|social\.0)\.url)$/,
    ["http://book.example", "data:text/html,x", "//evil.test"],
  ],
  [/^hotel\.reservationUrl$/, ["mailto:desk@hotel.example"]],
  [/^pages\.url$/, [`/${"x".repeat(3_000)}`, `/${"x".repeat(241)}`, "/a b", "/tr/otel", "/gallery"]],
  [/^rooms\.slug$/, ["123", "x".repeat(241), "a/b"]],
  [
    /\.content$/,
    [
      '<p onclick="x">a</p>',
      '<a href="page:nowhere">a</a>',
      '<img src="nothing.jpg" alt="">',
      '<p title="<script">a</p>',
    ],
  ],
  [/\.currency$/, ["euro"]],
  [/\.month$/, ["2027-13"]],
  [
    /^rooms\.prices$/,
    [
      [
        { for: { adults: 1 }, months: [] },
        { for: { adults: 1 }, months: [] },
      ],
    ],
  ],
  [
    /^rooms\.prices\.0\.months$/,
    [
      [
        { month: "2027-01", amount: 1 },
        { month: "2027-01", amount: 2 },
      ],
    ],
  ],
  [/\.offer\.code$|^hotel\.reservation\.(?!dateFormat)\w+$/, ["a b", "a=b"]],
  [/^hotel\.reservation\.dateFormat$/, ["day"]],
  [/^hotel\.whatsApp\.tel$|^hotel\.(phone|drawerPhones\.0)\.tel$/, ["0242 123"]],
  [/^hotel\.(whatsApp|openingHours\.0)\.(from|to)$/, ["25:00"]],
  [/^hotel\.timeZone$/, ["Mars/Base"]],
  [/^hotel\.telegram$/, ["@hotel", "t.me/hotel"]],
  [/^hotel\.seaTemperatures$/, ["17 16", "warm"]],
  [/^hotel\.openingHours\.0\.seasonTo$/, ["2028-05-01T12:00:00.000Z"]],
  [/^hotel\.social\.0\.network$/, ["myspace"]],
  [/^hotel\.messages$/, [{ "common:nothing": "Nothing" }]],
  [/^hotel\.tokens$/, [{ color: "red" }]],
  [/^hotel\.rest$/, [{ tags: { metaPixel: { id: "<script>" } } }, { priceRange: 5 }]],
  [/^media\.focal[XY]$/, [101]],
  [/^media\.otherAlts$/, [{ tr: "<b>x</b>" }, { tr: "x".repeat(301) }]],
  [/^redirects\.rows\.0\.(from|to)$/, ["//evil.test", "/a\\b", "/%zz"]],
];

/** Numbers that need not be integers. */
const FRACTIONS = new RegExp(`\\.(amount|${numbers}|seconds|lat|lng|focalX|focalY)$`);

/** Key of an empty page and an empty room: each call is validated as a whole. */
const KEY = "wrong-values";

interface Place {
  slug: string;
  method: "PATCH" | "POST";
  address: string;
  fields: readonly FlattenedField[];
}

interface Wrong {
  path: string;
  value: unknown;
}

/** Ids of files that are valid only in other kinds of fields. */
interface Others {
  picture: unknown;
  film: unknown;
}

describe("a wrong value in any field", () => {
  beforeAll(async () => {
    // Entries are validated only in a category that shows them.
    const page = { category: { kind: "CONTACT" } };
    for (const [collection, more] of Object.entries({ pages: page, rooms: { category: "suite" } })) {
      const data = { key: KEY, title: "Wrong values", ...more };
      await cms.payload.create({ collection, data, draft: true });
    }
  });
  afterAll(async () => {
    for (const collection of ["pages", "rooms"])
      await cms.payload.delete({ collection, where: { key: { equals: KEY } } });
  });

  it("is refused at the field when published", async () => {
    const { payload, call, signIn } = cms;
    const token = await signIn("owner", ["en"]);
    const others = {
      picture: await idOf(payload, "media", { mimeType: { equals: "image/jpeg" } }),
      film: await idOf(payload, "media", { mimeType: { equals: "video/mp4" } }),
    };
    const taken: string[] = [];
    for (const { slug, method, address, fields } of await publishedPlaces(payload)) {
      const { body: document } = await call("GET", `${address}?locale=en&depth=0`, { token });
      /** Publishes the values at once; returns those not refused at their fields, and the response. */
      const publish = async (values: readonly Wrong[]) => {
        const changed = fieldsOf(
          values.reduce((doc, { path, value }) => withValue(doc, path, value), document),
        );
        const names = values.map(({ path }) => path.split(".")[0] ?? "");
        // Key and number can only be set on creation.
        const isMade = method === "PATCH" && names.some((name) => ["key", "number"].includes(name));
        const [how, where] = isMade ? ["POST", `/api/${slug}`] : [method, address];
        const body = Object.fromEntries(names.map((name) => [name, changed[name]]));
        const { status, body: answer } = await call(how, `${where}?locale=en`, {
          token,
          body: { ...withoutRows(fields), _status: "published", ...body },
        });
        const said = JSON.stringify(answer);
        const isRefused = ({ path }: Wrong) => status === 400 && said.includes(`"path":"${path}"`);
        return { said: `${status} ${said}`, rest: values.filter((wrong) => !isRefused(wrong)) };
      };
      /** One refusal may hide others: retries the values without those refused, finally each on its own. */
      const accepted = async (values: readonly Wrong[]): Promise<string[]> => {
        const { said, rest } = await publish(values);
        if (rest.length === 0) return [];
        if (rest.length < values.length) return accepted(rest);
        const [{ path, value } = { path: "", value: undefined }, ...more] = values;
        if (more.length === 0) return [`${slug}.${path}: ${JSON.stringify(value)}: ${said.slice(0, 200)}`];
        const found: string[] = [];
        for (const wrong of values) found.push(...(await accepted([wrong])));
        return found;
      };
      for (const round of roundsOf(wrongValues(slug, fields, others))) taken.push(...(await accepted(round)));
    }
    expect(taken).toEqual([]);
  });
});

/** Groups values to try at once: no two for the same field, or for a field within another's value. */
function roundsOf(values: readonly Wrong[]): Wrong[][] {
  const rounds: Wrong[][] = [];
  const isWithin = (one: string, other: string) => `${one}.`.startsWith(`${other}.`);
  for (const wrong of values) {
    const meets = ({ path }: Wrong) => isWithin(path, wrong.path) || isWithin(wrong.path, path);
    const round = rounds.find((others) => !others.some(meets));
    if (round === undefined) rounds.push([wrong]);
    else round.push(wrong);
  }
  return rounds;
}

/** Empties all lists: rows other than the one under test only slow down validation. */
function withoutRows(fields: readonly FlattenedField[]): Record<string, unknown> {
  return Object.fromEntries(fields.flatMap(({ type, name }) => (type === "array" ? [[name, []]] : [])));
}

async function publishedPlaces(payload: Payload): Promise<Place[]> {
  const collection = async (slug: "pages" | "rooms" | "media", id: unknown): Promise<Place> => ({
    slug,
    method: "PATCH",
    address: `/api/${slug}/${String(id)}`,
    fields: payload.collections[slug]?.config.flattenedFields ?? [],
  });
  return [
    await collection("pages", await idOf(payload, "pages", { key: { equals: KEY } })),
    await collection("rooms", await idOf(payload, "rooms", { key: { equals: KEY } })),
    await collection("media", await idOf(payload, "media", { mimeType: { equals: "image/jpeg" } })),
    ...payload.globals.config
      .filter(({ slug }) => GLOBALS.some((known) => known === slug))
      .map(({ slug, flattenedFields: fields }): Place => ({
        slug,
        method: "POST",
        address: `/api/globals/${slug}`,
        fields,
      })),
  ];
}

async function idOf(
  payload: Payload,
  collection: "pages" | "rooms" | "media",
  where: Where,
): Promise<unknown> {
  const { docs } = await payload.find({ collection, where, depth: 0, limit: 1, locale: "en", sort: "id" });
  return docs[0]?.id;
}

function wrongValues(slug: string, fields: readonly FlattenedField[], others: Others): Wrong[] {
  return leavesOf(fields).flatMap((leaf) => {
    const name = `${slug}.${leaf.path}`;
    const isFree = NOTHING_IS_WRONG.some(([rule]) => rule.test(name));
    const also = ALSO_WRONG.flatMap(([rule, values]) => (rule.test(name) ? values : []));
    const required = "required" in leaf.field && leaf.field.required === true ? [null] : [];
    const values = [...required, ...(isFree ? [] : wrongByType(leaf, others)), ...also];
    return values.map((value) => ({ path: leaf.path, value }));
  });
}

/** Values that are wrong for a field's type and configuration. */
function wrongByType({ field, path }: Leaf, { picture, film }: Others): unknown[] {
  switch (field.type) {
    case "text":
    case "textarea":
      return ["<script>alert(1)</script>", ...(field.maxLength ? ["x".repeat(field.maxLength + 1)] : [])];
    case "number": {
      const { min = 0, max } = field;
      return [
        "many",
        min - 1,
        ...(max === undefined ? [] : [max + 1]),
        ...(FRACTIONS.test(`.${path}`) ? [] : [1.5]),
      ];
    }
    case "date":
      return ["no day", "+012345-01-01T12:00:00.000Z"];
    case "upload":
      // Only fields for films and captions filter their files; the others are for pictures.
      return [999_999, field.filterOptions === undefined ? film : picture];
    case "relationship":
      return [Array.isArray(field.relationTo) ? { relationTo: "pages", value: 999_999 } : [999_999]];
    default:
      return ["none of them"];
  }
}
