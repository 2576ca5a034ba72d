/** Languages of countries that block Yandex: Ukraine does. */
export const YANDEX_BLOCKED: readonly string[] = ["uk"];
