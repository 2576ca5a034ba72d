/** True for an absolute http(s) URL. `cms.example.com:3000` is none: `URL` takes the part before the colon for a scheme. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
