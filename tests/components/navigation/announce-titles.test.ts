import { announceTitles } from "../../../plugins/gatsby-plugin-navigation/src/announce-titles";

async function setTitle(title: string): Promise<void> {
  document.title = title;
  await new Promise((resolve) => setTimeout(resolve));
}

test("a navigation announces the page's new title and silences Gatsby's English announcement", async () => {
  document.title = "Home";
  document.body.innerHTML = `<div id="gatsby-announcer" aria-live="assertive" aria-atomic="true" style="width: 1px"></div>`;
  announceTitles();
  const gatsby = document.getElementById("gatsby-announcer");
  const region = document.getElementById("page-announcer");
  expect(gatsby?.getAttribute("aria-live")).toBe("off");
  expect(region?.getAttribute("aria-live")).toBe("assertive");
  expect(region?.textContent).toBe("");

  document.head.querySelector("title")?.remove();
  await setTitle("");
  expect(region?.textContent).toBe("");
  await setTitle("Галерея");
  expect(region?.textContent).toBe("Галерея");
});
