import { type InferType, number, object, string } from "yup";
import { tryParse } from "../../../shared/parse";

const statusSchema = object({
  answeredAt: number(),
  waiting: number().required(),
  attempts: number().required(),
  problem: string(),
  statusPage: string().required(),
});

/** How far publishing is, as the CMS answers it. */
export type Status = InferType<typeof statusSchema>;

/** Undefined where it is none. */
export function parseStatus(value: unknown): Status | undefined {
  return tryParse(statusSchema, value);
}

interface Words {
  never: string;
  waiting: string;
  failing: string;
  told: string;
}

const ENGLISH: Words = {
  never: "Not published yet",
  waiting: "Publishing …",
  failing: "The site does not answer; it is tried again",
  told: "Published",
};

const WORDS: Record<string, Words> = {
  en: ENGLISH,
  tr: {
    never: "Henüz yayımlanmadı",
    waiting: "Yayımlanıyor …",
    failing: "Site yanıt vermiyor; yeniden deneniyor",
    told: "Yayımlandı",
  },
  ru: {
    never: "Ещё не опубликовано",
    waiting: "Публикуется …",
    failing: "Сайт не отвечает; попытка повторяется",
    told: "Опубликовано",
  },
  de: {
    never: "Noch nicht veröffentlicht",
    waiting: "Wird veröffentlicht …",
    failing: "Die Website antwortet nicht; es wird weiter versucht",
    told: "Veröffentlicht",
  },
};

/** Whether the site knows of the last change, and since when, in the language of the admin. */
export function statusText({ answeredAt, waiting, problem }: Status, language: string): string {
  const words = WORDS[language] ?? ENGLISH;
  if (waiting > 0) return problem === undefined ? words.waiting : words.failing;
  if (answeredAt === undefined) return words.never;
  const time = new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    day: "numeric",
    month: "short",
  });
  return `${words.told}: ${time.format(answeredAt)}`;
}
