import { YANDEX_BLOCKED } from "../../../shared/blocked-services";

const MAP_SERVICES = ["google", "apple", "yandex"] as const;

type MapService = (typeof MAP_SERVICES)[number];

interface Place {
  latitude: number;
  longitude: number;
  name: string;
}

/** Maps services that guests of a language can open. */
export function mapServices(locale: string): readonly MapService[] {
  return MAP_SERVICES.filter((service) => service !== "yandex" || !YANDEX_BLOCKED.includes(locale));
}

/** URL of a place on a maps service, which isn't contacted before a guest opens it. */
export function mapUrl(service: MapService, { latitude, longitude, name }: Place): string {
  switch (service) {
    case "google":
      return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
    case "apple":
      return `https://maps.apple.com/?ll=${latitude},${longitude}&q=${encodeURIComponent(name)}`;
    case "yandex":
      return `https://yandex.com/maps/?pt=${longitude},${latitude}&z=15&l=map`;
  }
}
