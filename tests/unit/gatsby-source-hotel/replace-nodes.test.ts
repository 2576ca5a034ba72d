import type { NodeInput } from "gatsby";
import { type NodeStore, replaceNodes } from "../../../plugins/gatsby-source-hotel/src/replace-nodes";
import { createFakeGatsby } from "../../support/content/fake-gatsby";

const node = (id: string, contentDigest: string): NodeInput => ({
  id,
  parent: null,
  children: [],
  internal: { type: "HotelPage", contentDigest },
});

const file = (id: string, contentDigest: string, sourceInstanceName = "hotel-pictures"): NodeInput => ({
  ...node(id, contentDigest),
  internal: { type: "File", contentDigest },
  sourceInstanceName,
  absolutePath: `/${id}.svg`,
});

/** A store that records every change with its owner, and the types it was queried for. */
function notingStore() {
  const { nodes, args } = createFakeGatsby();
  const done: string[] = [];
  const asked: string[] = [];
  const note = (what: string, { id }: NodeInput, owner?: { name: string }) =>
    done.push([what, id, owner?.name].filter(Boolean).join(" "));
  const store: NodeStore = {
    getNode: args.getNode,
    getNodesByType: (type) => {
      asked.push(type);
      return args.getNodesByType(type);
    },
    actions: {
      createNode: (created, owner) => {
        note("create", created, owner);
        nodes.set(created.id, created);
      },
      touchNode: (touched, owner) => note("touch", touched, owner),
      deleteNode: (deleted, owner) => {
        note("delete", deleted, owner);
        nodes.delete(deleted.id);
      },
    },
  };
  return { nodes, store, done, asked };
}

const OWNER = "gatsby-source-filesystem";

test("a new process touches equal nodes so that Gatsby keeps them, and deletes those that are gone", async () => {
  const { nodes, store, done } = notingStore();
  for (const old of [node("a", "1"), node("b", "1"), node("c", "1"), file("f", "1"), file("g", "1")])
    nodes.set(old.id, old);
  nodes.set("other", file("other", "1", "locale"));
  await replaceNodes([node("a", "1"), node("b", "2")], [file("f", "1")], store);
  expect(done).toEqual(["touch a", "create b", `touch f ${OWNER}`, "delete c", `delete g ${OWNER}`]);
});

test("a moved file's node is recreated, as Gatsby would take an equal one for the old", async () => {
  const { nodes, store, done } = notingStore();
  nodes.set("f", { ...file("f", "1"), absolutePath: "/old/f.svg" });
  await replaceNodes([], [{ ...file("f", "1"), absolutePath: "/new/f.svg" }], store);
  expect(done).toEqual([`delete f ${OWNER}`, `create f ${OWNER}`]);
  expect(nodes.get("f")).toMatchObject({ absolutePath: "/new/f.svg" });
});

test("a long-running process remembers its nodes and passes only differences to the store", async () => {
  const { store, done, asked } = notingStore();
  const last = await replaceNodes([node("a", "1"), node("b", "1")], [file("f", "1"), file("g", "1")], store);
  done.length = 0;
  asked.length = 0;
  const next = await replaceNodes([node("a", "1"), node("c", "1")], [file("f", "2")], store, last);
  expect(done).toEqual(["create c", `create f ${OWNER}`, "delete b", `delete g ${OWNER}`]);
  expect(asked).toEqual([]);
  expect([...next]).toEqual([
    ["a", "1"],
    ["c", "1"],
    ["f", "2 /f.svg"],
  ]);
});

test("all nodes are created again if the store was emptied meanwhile", async () => {
  const { nodes, store, done } = notingStore();
  const last = await replaceNodes([node("a", "1"), node("b", "1")], [], store);
  nodes.clear();
  done.length = 0;
  await replaceNodes([node("a", "1"), node("b", "1")], [], store, last);
  expect(done).toEqual(["create a", "create b"]);
});
