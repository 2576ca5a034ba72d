import { graphql, type GraphQLSchema } from "gatsby/graphql";
import { array, object } from "yup";
import { parse, type Parser } from "../../shared/parse";

/** Where a question is asked: in a resolver, so that Gatsby notes on what the page depends. */
export interface Ask {
  schema: GraphQLSchema;
  context: unknown;
}

const answerSchema = object({ errors: array().max(0, "The content could not be queried") });

/** Asks Gatsby's data and reads the answer by a schema; throws where either fails. */
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
