import { inlineHtml } from "../../../src/not-found/ErrorHeader";

test.each([
  ["This path ends<br><em>at the water</em>", "This path ends<br><em>at the water</em>"],
  ["<h2>Off <strong>the</strong> chart</h2>", "Off <strong>the</strong> chart"],
  ['<p class="a">One</p><blockquote>two</blockquote>', "Onetwo"],
  ['<a href="/">Home</a><br/>', '<a href="/">Home</a><br/>'],
  ["3 < 4", "3 < 4"],
])("%s → %s", (html, expected) => {
  expect(inlineHtml(html)).toBe(expected);
});
