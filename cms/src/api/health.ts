import type { Payload } from "payload";

/** For a monitor, without a login: 200 where the database answers, 503 where the site's build would get nothing. */
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
