import type { SchemaFieldDescription } from "yup";
import {
  categoryTemplateSchema,
  menusSchema,
  pageSchema,
  roomBySlugSchema,
  roomSchema,
  roomsSchema,
} from "../../content-api/contract";
import { fieldsOf } from "../../shared/record";
import { type Answer, startStubApi, type StubApi } from "./stub-api";

/** The calls that every server has, with the shapes of their answers. */
const CALLS: readonly (readonly [RegExp, { describe(): SchemaFieldDescription }])[] = [
  [/^\/v1\/pages\/url-lang$/, pageSchema],
  [/^\/v1\/pages\/\d+\/\w+$/, categoryTemplateSchema],
  [/^\/v1\/menus$/, menusSchema],
  [/^\/v1\/rooms$/, roomsSchema],
  [/^\/v1\/rooms\/\d+$/, roomSchema],
  [/^\/v1\/rooms\/[^/]+$/, roomBySlugSchema],
];

/** A server of the same content that refuses each call of an extension with 400, and may say null of every field that it leaves out. */
export function startPlainServer(apiUrl: string, saysNull: boolean): Promise<StubApi> {
  const answer: Answer = async (url) => {
    const schema = CALLS.find(([path]) => path.test(url.pathname))?.[1];
    if (url.pathname.startsWith("/v1/") && !schema) return { status: 400, body: { message: "Bad request" } };
    const response = await fetch(`${apiUrl}${url.pathname}${url.search}`);
    const { status } = response;
    const type = response.headers.get("content-type") ?? "";
    if (!schema || status !== 200)
      return { status, headers: { "content-type": type }, body: Buffer.from(await response.arrayBuffer()) };
    const body: unknown = await response.json();
    return { headers: { "content-type": type }, body: saysNull ? withNulls(body, schema.describe()) : body };
  };
  return startStubApi(answer);
}

function withNulls(value: unknown, field: SchemaFieldDescription): unknown {
  if (Array.isArray(value)) {
    const [inner] = "innerType" in field && field.innerType ? [field.innerType].flat() : [];
    return inner ? value.map((item: unknown) => withNulls(item, inner)) : value;
  }
  if (!("fields" in field) || typeof value !== "object" || value === null) return value;
  const given = fieldsOf(value);
  const known = Object.entries(field.fields).flatMap(([name, inner]): [string, unknown][] => {
    if (given[name] !== undefined) return [[name, withNulls(given[name], inner)]];
    return "optional" in inner && inner.optional ? [[name, null]] : [];
  });
  return { ...given, ...Object.fromEntries(known) };
}
