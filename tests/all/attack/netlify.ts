/** One line of a `_redirects` file as Netlify and Cloudflare Pages read it. */
interface RedirectLine {
  from: string;
  to: string;
  status: string;
}

/** Parses a `_redirects` file; throws if a line is anything but an address, a target, a status and conditions. */
export function readRedirects(file: string): RedirectLine[] {
  return file
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [from = "", to = "", status = "", ...conditions] = line.trim().split(/\s+/);
      const isWhole =
        from.startsWith("/") &&
        /^(?:https:\/\/hotel\.test)?\//.test(to) &&
        /^[2-4]\d\d!?$/.test(status) &&
        conditions.every((condition) => /^(?:Language|Cookie)=/.test(condition));
      if (!isWhole) throw new Error(`No rule: ${line}`);
      return { from, to, status };
    });
}

/** Target of a decoded path, with placeholders and splats read as by the hosts; undefined if no line matches. */
export function redirectOf(lines: readonly RedirectLine[], path: string): string | undefined {
  return lines.find(({ from, status }) => status.startsWith("301") && patternOf(from).test(path))?.to;
}

function patternOf(from: string): RegExp {
  const parts = from.split("/").map((part) => {
    if (part === "*") return ".*";
    if (part.startsWith(":")) return "[^/]+";
    return decodeURIComponent(part).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("/")}$`, "u");
}
