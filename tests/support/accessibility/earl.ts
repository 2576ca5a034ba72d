import { readFileSync } from "node:fs";
import { array, type InferType, object, string } from "yup";
import type { Answers } from "./answers";
import { type Judgement, outcomeOf } from "./outcomes";

export const RECORD_FILE = "docs/accessibility/record.earl.json";

const SITE = "_:site";
const id = { "@type": "@id" };

/** EARL 1.0: https://www.w3.org/TR/EARL10-Schema/ */
const CONTEXT = {
  earl: "http://www.w3.org/ns/earl#",
  dct: "http://purl.org/dc/terms/",
  "earl:assertedBy": id,
  "earl:subject": id,
  "earl:test": id,
  "earl:mode": id,
  "earl:outcome": id,
};

const nodeSchema = object({
  "@id": string(),
  "@type": string().required(),
  "dct:title": string(),
  "dct:identifier": string(),
  "dct:hasVersion": string(),
  "dct:date": string(),
  "earl:assertedBy": string(),
  "earl:test": string(),
  "earl:result": object({ "earl:outcome": string().required() }).default(undefined),
});
const recordSchema = object({ "@graph": array(nodeSchema).required() });

type EarlNode = InferType<typeof nodeSchema>;

interface Audited {
  date: string;
  commit: string;
  paths: readonly string[];
  criteria: readonly { number: string; name: string; uri: string }[];
  tools: readonly { name: string; version: string; judgement: Judgement }[];
}

/** The record of a release: the outcome of each criterion by each tool and each person who tried the site. */
export function earlOf(audited: Audited, tried: Answers["tried"]): object {
  const { date, commit, paths, criteria, tools } = audited;
  const assertion = (by: string, mode: string, criterion: string, outcome: string) => ({
    "@type": "earl:Assertion",
    "earl:assertedBy": by,
    "earl:subject": SITE,
    "earl:mode": `earl:${mode}`,
    "earl:test": criteria.find(({ number }) => number === criterion)?.uri,
    "earl:result": { "@type": "earl:TestResult", "earl:outcome": `earl:${outcome}` },
  });
  const subject = {
    "@id": SITE,
    "@type": "earl:TestSubject",
    "dct:title": "The embedded hotel's website",
    "dct:hasVersion": commit,
    "dct:date": date,
    "dct:hasPart": paths,
  };
  const requirements = criteria.map(({ number, name, uri }) => ({
    "@id": uri,
    "@type": "earl:TestRequirement",
    "dct:identifier": number,
    "dct:title": name,
  }));
  const byTools = tools.flatMap(({ name, version, judgement }) => [
    { "@id": `_:${name}`, "@type": "earl:Software", "dct:title": name, "dct:hasVersion": version },
    ...criteria.map(({ number }) =>
      assertion(`_:${name}`, "automatic", number, outcomeOf(number, [judgement])),
    ),
  ]);
  const byPeople = tried.flatMap((trial, index) => [
    {
      "@id": `_:person-${index}`,
      "@type": "earl:Assertor",
      "dct:title": `A person with ${trial.with}`,
      "dct:date": trial.on,
    },
    ...trial.criteria.map((number) => assertion(`_:person-${index}`, "manual", number, trial.outcome)),
  ]);
  return { "@context": CONTEXT, "@graph": [subject, ...requirements, ...byTools, ...byPeople] };
}

interface EarlRecord {
  date: string;
  commit: string;
  /** Numbers of the criteria in the record. */
  criteria: string[];
  tools: { name: string; version: string; outcomeOf: (criterion: string) => string }[];
}

/** Reads the record of the last release. */
export function readRecord(): EarlRecord {
  const { "@graph": graph } = recordSchema.validateSync(JSON.parse(readFileSync(RECORD_FILE, "utf8")));
  const ofType = (type: string) => graph.filter((node) => node["@type"] === `earl:${type}`);
  const wordOf = (node: EarlNode | undefined, key: "dct:title" | "dct:date" | "dct:hasVersion") => {
    const word = node?.[key];
    if (!word) throw new Error(`${RECORD_FILE} lacks ${key}: run npm run accessibility.`);
    return word;
  };
  const [site] = ofType("TestSubject");
  const requirements = ofType("TestRequirement");
  return {
    date: wordOf(site, "dct:date"),
    commit: wordOf(site, "dct:hasVersion"),
    criteria: requirements.flatMap((node) => node["dct:identifier"] ?? []),
    tools: ofType("Software").map((tool) => ({
      name: wordOf(tool, "dct:title"),
      version: wordOf(tool, "dct:hasVersion"),
      outcomeOf: (criterion) => {
        const uri = requirements.find((node) => node["dct:identifier"] === criterion)?.["@id"];
        const said = ofType("Assertion").find(
          (node) => node["earl:assertedBy"] === tool["@id"] && node["earl:test"] === uri,
        );
        return said?.["earl:result"]?.["earl:outcome"].replace("earl:", "") ?? "untested";
      },
    })),
  };
}
