/** A room as the accommodation page's query delivers it. */
export function room(
  slug: string,
  fields: Partial<Queries.ComparedRoomFragment> = {},
): Queries.ComparedRoomFragment {
  return {
    id: slug,
    apiId: 1,
    slug,
    name: slug,
    url: `/accommodation/${slug}`,
    group: "room",
    summary: null,
    size: 30,
    capacity: { adults: 2, children: 1 },
    bed: "One double bed",
    view: "Sea",
    priceFrom: null,
    prices: [],
    features: [],
    traits: [],
    hrefLangs: [],
    picture: null,
    ...fields,
  };
}
