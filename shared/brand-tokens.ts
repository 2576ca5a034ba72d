import { mixed, object, ValidationError } from "yup";
import { parse } from "./parse";
import { isRecord, isRecordOf, isText } from "./record";

/** A tree of Chakra tokens: groups with `{ value }` leaves. */
interface TokenTree<Value> {
  [name: string]: TokenTree<Value> | { value: Value };
}

/** One value, or one per condition. */
type SemanticValue = string | Record<string, string>;

/** Content of a hotel's tokens file: its palette, and the semantic colours of each tone. */
export interface BrandTokens {
  /** Chakra conditions by name, such as `toneNight: "[data-tone=night] &"`. */
  conditions: Record<string, string>;
  theme: { tokens: { colors: TokenTree<string> }; semanticTokens: { colors: TokenTree<SemanticValue> } };
}

/** The semantic colours available to components; a tokens file must define all of them. */
const SEMANTIC_COLORS = [
  "accent",
  "action",
  "action.fg",
  "backdrop",
  "bg",
  "bg.deep",
  "border",
  "error",
  "fg",
  "fg.muted",
  "field",
  "frame.from",
  "frame.to",
  "link",
  "onPicture",
  "overlay",
  "ring",
  "scrim",
] as const;

const isTextRecord = isRecordOf(isText);
const isColorTree = (value: unknown): value is TokenTree<string> => isTokenTree(value, isText);
const isSemanticTree = (value: unknown): value is TokenTree<SemanticValue> =>
  isTokenTree(value, (leaf) => isText(leaf) || isTextRecord(leaf));

const brandSchema = object({
  conditions: mixed(isTextRecord).required(),
  theme: object({
    tokens: object({ colors: mixed(isColorTree).required() }),
    semanticTokens: object({
      colors: mixed(isSemanticTree)
        .required()
        .test("semantic-colors", (colors, context) => {
          const missing = SEMANTIC_COLORS.filter((name) => !hasToken(colors, name));
          if (missing.length === 0) return true;
          return context.createError({ message: `${context.path} lacks ${missing.join(", ")}` });
        }),
    }),
  }),
});

/**
 * Parses the content of a tokens file.
 * Throws an error that names the file, the field and what is missing or wrong.
 */
export function parseBrandTokens(json: unknown, file: string): BrandTokens {
  try {
    return parse(brandSchema, json, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new Error(`The brand tokens in ${file} are not valid:\n- ${error.errors.join("\n- ")}`);
  }
}

/** True if every branch ends in a `{ value }` that `isValue` accepts. */
function isTokenTree(tree: unknown, isValue: (value: unknown) => boolean): boolean {
  return (
    isRecord(tree) &&
    Object.values(tree).every(
      (node) => isRecord(node) && ("value" in node ? isValue(node.value) : isTokenTree(node, isValue)),
    )
  );
}

/** `fg` is a leaf itself or the `DEFAULT` of a group; `fg.muted` is a leaf of the group `fg`. */
function hasToken(tree: unknown, name: string): boolean {
  let node = tree;
  for (const part of name.split(".")) {
    if (!isRecord(node)) return false;
    node = node[part];
  }
  return isRecord(node) && ("value" in node || "DEFAULT" in node);
}
