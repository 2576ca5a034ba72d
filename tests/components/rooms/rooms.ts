/** A room as returned by the queries of the accommodation page and of room rows. */
type SampleRoom = Queries.ComparedRoomFragment & Queries.RoomRowCardFragment;

export function room(slug: string, fields: Partial<Omit<SampleRoom, "picture">> = {}): SampleRoom {
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

/** What a room costs adults in each month: `prices(2, { "2027-07": "€405" })`. */
export function prices(adults: number, months: Record<string, string>): SampleRoom["prices"][number] {
  return {
    party: { adults, children: null },
    note: null,
    months: Object.entries(months).map(([month, formatted]) => ({
      month,
      amount: Number(formatted.replace(/\D/g, "")),
      formatted,
    })),
  };
}
