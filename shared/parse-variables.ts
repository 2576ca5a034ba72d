import { ValidationError } from "yup";
import { parse, type Parser } from "./parse";

/**
 * Parses environment variables with a schema; an empty value counts as unset.
 * Throws one error that lists every invalid variable and how to fix it.
 */
export function parseVariables<Parsed>(
  schema: Parser<Parsed>,
  variables: Record<string, string | undefined>,
): Parsed {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  try {
    return parse(schema, set, { abortEarly: false });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const { errors } = error;
    const list = errors.length === 1 ? ` ${errors[0]}.` : errors.map((line) => `\n- ${line}`).join("");
    throw new Error(`The environment is not valid (see .env.example):${list}`);
  }
}
