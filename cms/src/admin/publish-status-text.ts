import { z } from "zod";

const statusSchema = z.object({
  answeredAt: z.number().optional(),
  waiting: z.number(),
  attempts: z.number(),
  problem: z.string().optional(),
  statusPage: z.string(),
});

export type Status = z.infer<typeof statusSchema>;

export function parseStatus(value: unknown): Status | undefined {
  return statusSchema.safeParse(value).data;
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
