// Chakra's types list only its own conditions.
declare module "../../node_modules/@chakra-ui/react/dist/types/styled-system/generated/conditions.gen" {
  interface Conditions {
    _layoutSm: string;
    _layoutMd: string;
    _layoutLg: string;
    _layoutXl: string;
    _mobile: string;
  }
}

export {};
