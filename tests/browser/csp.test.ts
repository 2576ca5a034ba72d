import { hydrated, watchProblems, world } from "../support/browser";
import { newPage } from "../support/visit";

test("the content security policy is in force: an unknown script is refused and reported where tests look", async () => {
  const page = await newPage();
  const problems = watchProblems(page);
  await page.goto(world().site);
  await hydrated(page);
  await page.evaluate(() => {
    const refused = new Promise((resolve) => addEventListener("securitypolicyviolation", resolve));
    const script = document.createElement("script");
    script.textContent = "document.title = 'foreign'";
    document.head.append(script);
    return refused.then(() => undefined);
  });
  expect(await page.title()).not.toBe("foreign");
  expect(problems).toEqual([expect.stringMatching(/^error: .*content security policy/is)]);
});
