import { fullMessageOf } from "../../shared/errors";
import type { Patience } from "../src/machine-translation/service";
import { translationService } from "../src/machine-translation/service";
import type { TranslationSettings } from "../src/machine-translation/settings";
import { type StubService, translationStub } from "../../tests/support/cms/translation-service";

const SHORT: Patience = { call: 10_000, pause: 1 };

describe("a translation service", () => {
  let stub: StubService;
  beforeAll(async () => {
    stub = await translationStub();
  });
  beforeEach(() => {
    stub.calls.length = 0;
    stub.behave({});
  });

  const translate = (
    settings: Partial<TranslationSettings> & Pick<TranslationSettings, "service">,
    { to = "tr", patience = SHORT }: { to?: "tr" | "en"; patience?: Patience } = {},
  ) =>
    translationService({ url: stub.url, key: "the-key", model: undefined, ...settings }, patience)(
      ["Five rooms", 'On <span id="1">the beach</span>'],
      { from: to === "tr" ? "en" : "tr", to },
      new AbortController().signal,
    );
  const translated = ["«Five rooms»", '«On» <span id="1">«the beach»</span>'];
  const reason = (asked: Promise<unknown>) =>
    asked.then(
      () => undefined,
      (error: unknown) => error,
    );

  it("by DeepL is called as its API requires, with a region for English", async () => {
    expect(await translate({ service: "deepl" })).toEqual(translated);
    await translate({ service: "deepl" }, { to: "en" });
    expect(stub.calls).toMatchObject([
      {
        path: "/v2/translate",
        headers: { authorization: "DeepL-Auth-Key the-key", "content-type": "application/json" },
        body: {
          text: ["Five rooms", 'On <span id="1">the beach</span>'],
          source_lang: "EN",
          target_lang: "TR",
          tag_handling: "xml",
          ignore_tags: ["code"],
        },
      },
      { body: { source_lang: "TR", target_lang: "EN-GB" } },
    ]);
  });

  it("by LibreTranslate is called as its API requires, with and without a key", async () => {
    expect(await translate({ service: "libretranslate" })).toEqual(translated);
    await translate({ service: "libretranslate", key: undefined });
    const asked = { q: ["Five rooms", 'On <span id="1">the beach</span>'], format: "html" };
    expect(stub.calls.map(({ path, body }) => [path, body])).toEqual([
      ["/translate", { ...asked, source: "en", target: "tr", api_key: "the-key" }],
      ["/translate", { ...asked, source: "en", target: "tr" }],
    ]);
  });

  it("with OpenAI's API is asked for JSON, which may be in a code fence", async () => {
    expect(await translate({ service: "openai", model: "a-model" })).toEqual(translated);
    expect(stub.calls[0]).toMatchObject({
      path: "/chat/completions",
      headers: { authorization: "Bearer the-key" },
      body: {
        model: "a-model",
        response_format: { type: "json_object" },
        messages: [{ role: "system" }, { role: "user" }],
      },
    });
    const content = '```json\n{"translations": ["Beş oda", "Sahilde"]}\n```';
    stub.behave({ answer: JSON.stringify({ choices: [{ message: { content } }] }) });
    expect(await translate({ service: "openai", model: "a-model" })).toEqual(["Beş oda", "Sahilde"]);
  });

  it.each([
    [429, "limit", 3],
    [456, "limit", 1],
    [403, "key", 1],
    [400, "refused", 1],
    [503, "failing", 3],
  ])(
    "that answers %s fails with reason %s, after as many calls as are useful",
    async (status, expected, calls) => {
      stub.behave({ status, answer: '{"message":"no"}' });
      expect(await reason(translate({ service: "deepl" }))).toMatchObject({ reason: expected, status });
      expect(stub.calls).toHaveLength(calls);
    },
  );

  it.each(["{}", "no JSON", '{"translations":[{"text":"only one"}]}', "[]"])(
    "that answers %s fails as rubbish",
    async (answer) => {
      stub.behave({ answer });
      expect(await reason(translate({ service: "deepl" }))).toMatchObject({ reason: "rubbish" });
    },
  );

  it("is reported as slow or away", async () => {
    stub.behave({ delay: 60_000 });
    const patience = { call: 50, pause: 1 };
    expect(await reason(translate({ service: "deepl" }, { patience }))).toMatchObject({ reason: "slow" });
    const nowhere = { service: "deepl", url: "http://127.0.0.1:1" } as const;
    const away = await reason(translate(nowhere));
    expect(away).toMatchObject({ reason: "away" });
    expect(fullMessageOf(away)).toMatch(/^away: fetch failed: ./);
  });

  it("is called again when it has closed the connection", async () => {
    stub.behave({ hangsUp: 2 });
    expect(await translate({ service: "deepl" })).toBeDefined();
    expect(stub.calls).toHaveLength(3);
  });

  it("does not reveal its key when it fails", async () => {
    stub.behave({ status: 403 });
    expect(String(await reason(translate({ service: "deepl" })))).not.toContain("the-key");
  });
});
