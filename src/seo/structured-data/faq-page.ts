import type { HeadFacts } from "../HeadTags";
import type { Thing } from "./graph";

/** The questions that a page answers; undefined if it has none. */
export function faqPageThing(
  questions: Queries.SeoPageFragment["questions"],
  { url }: HeadFacts,
): Thing | undefined {
  if (questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": `${url}#questions`,
    url,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
