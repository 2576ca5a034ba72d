import { CONTENT_KEYS } from "../../shared/content-keys";
import { encodePath } from "../../shared/paths";
import type { Locale } from "../../shared/locales";
import { countNoun } from "../../languages/count-noun";
import { messagesOf } from "../../languages/messages-of";
import type { FactSheetData } from "./fact-sheet-data";
import { htmlBlocks, type TextBlock } from "./html-blocks";
import { Sheet, type TextStyle } from "./sheet";
import { sheetFonts } from "../../fonts/sheet-fonts";

const DETAIL_MESSAGES = messagesOf("detail");
const PRESS_MESSAGES = messagesOf("press");

interface Place {
  locale: Locale;
  siteUrl: string;
  tokensFile: string;
}

/** Key prefixes of the page's content blocks that the sheet includes. */
const TOLD = [CONTENT_KEYS.intro, CONTENT_KEYS.facts, CONTENT_KEYS.info];

/**
 * Creates the hotel's fact sheet as a tagged PDF: the press page's content, the rooms with their prices, and
 * how to reach the hotel. The same content produces the same bytes.
 */
export async function makeFactSheet({ page, hotel }: FactSheetData, place: Place): Promise<Buffer> {
  const { locale, siteUrl, tokensFile } = place;
  const words = PRESS_MESSAGES[locale].sheet;
  const title = `${hotel.name}: ${words.title}`;
  const contents = page.contents.filter(({ key }) => TOLD.some((prefix) => key.startsWith(prefix)));
  const contact: (readonly [string, string, string?])[] = [
    [words.address, hotel.address],
    [words.phone, hotel.phone.label, `tel:${hotel.phone.tel}`],
    [words.email, hotel.email, `mailto:${hotel.email}`],
    [words.website, `${siteUrl}${encodePath(page.path)}`, `${siteUrl}${encodePath(page.path)}`],
    ...(hotel.latitude !== null && hotel.longitude !== null
      ? [[words.position, `${hotel.latitude}, ${hotel.longitude}`] as const]
      : []),
  ];
  const rows = roomRows(page.rooms, locale);
  const all = JSON.stringify([contents, rows, hotel, contact, words]) + title + "·•";
  const [display, text] = await Promise.all(
    (["display", "text"] as const).map((role) => sheetFonts(tokensFile, locale, role, all)),
  );
  const style = (fonts: typeof text, size: number, colour = "#000000"): TextStyle => ({
    fonts: fonts ?? [],
    size,
    colour,
  });
  const [name, head, body, quiet] = [
    style(display, 28),
    style(display, 15),
    style(text, 9.5),
    style(text, 9.5, "#555555"),
  ];
  const sheet = new Sheet({ title, author: hotel.name, lang: locale }, [...(display ?? []), ...(text ?? [])]);

  sheet.heading("H1", title, name, 0);
  if (hotel.tagline) sheet.text("P", hotel.tagline, quiet);
  for (const { title: of, content } of contents) {
    if (of) sheet.heading("H2", of, head, 16);
    setBlocks(sheet, htmlBlocks(content?.html ?? ""), body, quiet);
  }
  if (page.rooms.length > 0) {
    sheet.heading("H2", words.rooms, head, 16);
    const heads = [words.room, words.size, words.guests, words.price].map((one) => ({
      text: one,
      style: quiet,
      tag: "TH",
      scope: "Column" as const,
    }));
    const told = rows.map(([room = "", ...rest]) => [
      { text: room, style: body, tag: "TH", scope: "Row" as const },
      ...rest.map((one) => ({ text: one, style: body, tag: "TD" })),
    ]);
    sheet.table([heads, ...told], [0.27, 0.1, 0.28, 0.35]);
  }
  if (hotel.amenities.length > 0) {
    sheet.heading("H2", words.amenities, head, 16);
    sheet.text("P", hotel.amenities.join(" · "), body);
  }
  sheet.heading("H2", words.contact, head, 16);
  sheet.table(
    contact.map(([term, said, link]) => [
      { text: term, style: quiet, tag: "TH", scope: "Row" as const },
      { text: said, style: body, tag: "TD", ...(link && { link }) },
    ]),
    [0.27, 0.73],
  );
  return sheet.end();
}

/** Name, size, guests and price of each room. */
function roomRows(rooms: FactSheetData["page"]["rooms"], locale: Locale): string[][] {
  return rooms.map(({ name, size, capacity, priceFrom }) => [
    name,
    size === null ? "" : `${size} m²`,
    guestsIn(capacity, locale),
    priceFrom?.words ?? "",
  ]);
}

function guestsIn(capacity: FactSheetData["page"]["rooms"][number]["capacity"], locale: Locale): string {
  if (!capacity) return "";
  const { adults, children } = capacity;
  const words = DETAIL_MESSAGES[locale].price;
  const counts = [
    countNoun("adults", adults, locale, words),
    ...(children ? [countNoun("children", children, locale, words)] : []),
  ];
  return counts.join(" + ");
}

/** Consecutive pairs and rows form one table. */
function setBlocks(sheet: Sheet, blocks: readonly TextBlock[], body: TextStyle, quiet: TextStyle): void {
  let rows: Parameters<Sheet["table"]>[0][number][] = [];
  const finish = () => {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    if (rows.length > 0) sheet.table(rows, columns === 2 ? [0.27, 0.73] : Array(columns).fill(1 / columns));
    rows = [];
  };
  for (const block of blocks) {
    if (block.kind === "pair") {
      rows.push([
        { text: block.term, style: quiet, tag: "TH", scope: "Row" },
        { text: block.text, style: body, tag: "TD" },
      ]);
    } else if (block.kind === "row") {
      rows.push(
        block.cells.map((text, index) => ({
          text,
          style: block.isHead || index === 0 ? quiet : body,
          tag: block.isHead || index === 0 ? "TH" : "TD",
          ...(block.isHead && { scope: "Column" as const }),
        })),
      );
    } else {
      finish();
      sheet.text("P", block.kind === "item" ? `• ${block.text}` : block.text, body);
      sheet.space(3);
    }
  }
  finish();
}
