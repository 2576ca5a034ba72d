import { requireReadableName, requireReadablePackages } from "../../../gatsby/builder/folder-name";

test("a folder is refused before Gatsby starts, naming the characters that it can't read", () => {
  const folder = "/srv/Ada's Otel [new] (2) #1?";
  expect(() => requireReadableName(folder)).toThrow(
    `Gatsby can't build in ${folder}: the path has ' [ ] ( ) # ? in it. Rename the folder`,
  );
});

test("packages in a folder that Gatsby can't read are refused, wherever the site is built", () => {
  expect(() => requireReadablePackages("/srv/Hotel #1/node_modules")).toThrow(
    "Gatsby can't build with packages in /srv/Hotel #1/node_modules: the path has # in it. Rename the folder.",
  );
  expect(() => requireReadablePackages("/srv/Hotel 1/node_modules")).not.toThrow();
});

test("a folder with spaces, letters of any language and % is accepted", () => {
  expect(() => requireReadableName("/srv/Otel İşi 1 100%")).not.toThrow();
});
