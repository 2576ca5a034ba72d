import { graphql, type GraphQLSchema } from "gatsby/graphql";
import { array, object } from "yup";
import { parse, type Parser } from "../../shared/parse";

/** Where to run a query: in a resolver's context, so that Gatsby tracks the page's dependencies. */
export interface Ask {
  schema: GraphQLSchema;
  context: unknown;
}

const answerSchema = object({ errors: array().max(0, "The content could not be queried") });

/** Queries Gatsby's data and validates the response by a schema; throws if either fails. */
export async function ask<Data>(
  { schema, context }: Ask,
  source: string,
  variableValues: Record<string, string>,
  dataSchema: Parser<Data>,
): Promise<Data> {
  const answer = await graphql({ schema, source, variableValues, contextValue: context });
  parse(answerSchema, answer);
  return parse(dataSchema, answer.data);
}
