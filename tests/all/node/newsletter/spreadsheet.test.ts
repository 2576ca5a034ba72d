import { execFile, execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { enquiryCells, toCsv } from "../../../../services/newsletter/csv";
import { parseEnquiry } from "../../../../services/newsletter/enquiry";
import { temporaryFolder } from "../../../support/temporary-folder";

/** Semicolon, quote, UTF-8, from the first line, in Turkish; detects numbers of every kind and evaluates formulas. */
const READ = "CSV:59,34,76,1,,1055,false,true,false,false,false,0,true";

const PHONES = ["+90 242 123 45 67", "+902421234567", "05321234567", "0242-123-45-67", "+1-2-34567"];
const FORMULAS = ["=1+1", "+1+1", "-2+3", "@SUM(1;1)", '=HYPERLINK("https://bad.example";"click")', "\t=1+1"];

function hasLibreOffice(): boolean {
  try {
    execFileSync("soffice", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const testWhereInstalled = hasLibreOffice() ? test : test.skip;

function stored(phone: string, message: string) {
  const parsed = parseEnquiry({ kind: "other", name: "Ayşe; Kaya", phone, message, terms: true });
  if ("faults" in parsed) throw new Error(JSON.stringify(parsed.faults));
  const { from, to, propertyId, ...said } = parsed.enquiry;
  const row = { ...said, message, from_date: from, to_date: to, property_id: propertyId };
  return { ...row, id: "1", consent_version: "2026-11", received_at: "2026-11-27T00:00:00.000Z", held: 0 };
}

/** The sheet as read by LibreOffice, in XML with the type and formula of each cell. */
async function opened(csv: string): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "enquiries.csv"), csv);
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  const convert = ["--headless", `--infilter=${READ}`, "--convert-to", "fods", "--outdir", folder];
  await promisify(execFile)("soffice", [profile, ...convert, join(folder, "enquiries.csv")]);
  return readFile(join(folder, "enquiries.fods"), "utf8");
}

testWhereInstalled(
  "telephone numbers of the export are text in a spreadsheet, and no formula runs",
  async () => {
    const rows = [
      ...PHONES.map((phone) => stored(phone, "Hello")),
      ...FORMULAS.map((message) => stored("+90 242 1", message)),
    ];
    const sheet = await opened(toCsv(enquiryCells(rows), { forExcel: true }));
    const cells = [
      ...sheet.matchAll(/<table:table-cell [^>]*?office:value-type="(\w+)"[^>]*>\s*<text:p>([^<]*)/g),
    ];
    const typeOf = (text: string) => cells.find(([, , shown]) => shown === text)?.[1];
    const phones = ["+90 242 123 45 67", "+90 2421234567", "053 21234567", "0242 123 45 67", "+1 2 34567"];
    expect(phones.map(typeOf)).toEqual(phones.map(() => "string"));
    expect(typeOf("Ayşe; Kaya")).toBe("string");
    expect(sheet).not.toContain("table:formula");
  },
);
