/** HTML that may stand in a heading: block elements go, their words stay: `<p>The<br>end</p>` → `The<br>end`. */
export function inlineHtml(html: string): string {
  return html.replace(/<\/?(?!(?:a|b|br|em|i|span|strong|sub|sup)\b)[a-z][^>]*>/gi, "");
}
