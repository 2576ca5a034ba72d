import { Icon } from "./Icon";

const DRAWINGS = {
  instagram:
    "M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5zm0 1.7A3.3 3.3 0 0 0 3.7 7v10A3.3 3.3 0 0 0 7 20.3h10a3.3 3.3 0 0 0 3.3-3.3V7A3.3 3.3 0 0 0 17 3.7zm5 3.3a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 1.7a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zm5.2-3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z",
  facebook:
    "M13.6 22v-8.6h2.9l.5-3.4h-3.4V7.9c0-1 .4-1.7 1.8-1.7H17V3.2A21 21 0 0 0 14.5 3C12 3 10.2 4.6 10.2 7.5V10H7.3v3.4h2.9V22z",
  x: "M3 3h5.6l4 5.7L17.5 3H20l-6.2 7.3L21 21h-5.6l-4.5-6.4L5.5 21H3l6.8-8zm3.7 1.8 9.6 14.4h1.6L8.3 4.8z",
  vk: "M13 18.5C6.3 18.5 2.5 14 2.3 6.5h3.4c.1 5.5 2.5 7.8 4.5 8.3V6.5h3.1v4.7c2-.2 4-2.3 4.7-4.7h3.1c-.5 2.9-2.7 5-4.3 5.9 1.6.7 4.1 2.7 5.1 6.1h-3.5c-.7-2.3-2.6-4-5.1-4.3v4.3z",
  youtube:
    "M4.5 5.2C8 4.6 16 4.6 19.5 5.2c1.5.3 2.3 1.2 2.5 2.6.3 2.6.3 5.8 0 8.4-.2 1.4-1 2.3-2.5 2.6-3.5.6-11.5.6-15 0C3 18.5 2.2 17.6 2 16.2c-.3-2.6-.3-5.8 0-8.4.2-1.4 1-2.3 2.5-2.6zM10 8.7v6.6l5.5-3.3z",
};

/** The logo of a social network; renders nothing for unknown networks. */
export function SocialIcon({ network }: { network: string }) {
  const drawing = Object.entries(DRAWINGS).find(([name]) => name === network)?.[1];
  if (!drawing) return null;
  return (
    <Icon filled>
      <path fillRule="evenodd" d={drawing} />
    </Icon>
  );
}
