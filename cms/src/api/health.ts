import type { Payload } from "payload";

/** Health check without a login: 200 if the database responds, 503 if the site's build would fail. */
export async function healthResponse(open: () => Promise<Pick<Payload, "count">>): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  try {
    const payload = await open();
    await payload.count({ collection: "pages", overrideAccess: true });
    return Response.json({ content: { served: true } }, { headers });
  } catch (error) {
    console.error("The CMS's database does not answer:", error);
    return Response.json(
      { message: "The CMS serves no content: its database does not answer.", content: { served: false } },
      { status: 503, headers },
    );
  }
}
