import { createContext, createElement, type ElementType, forwardRef, useContext } from "react";
import { chakra } from "./chakra";
import { type Recipe, slotTokens } from "./recipe";

type Props = Record<string, unknown>;

/**
 * Creates components that share the variants of one slot recipe: the provider receives them, its descendants follow.
 */
export function createSlotRecipeContext({ recipe }: { recipe: Recipe }) {
  const Styles = createContext<Record<string, string>>({});

  function withProvider(component: ElementType, slot: string, options?: Parameters<typeof chakra>[2]) {
    const Part = chakra(component, undefined, options);
    return forwardRef<unknown, Props>((given, ref) => {
      const variants = pick(given, (name) => recipe.keys.includes(name));
      const rest = pick(given, (name) => !recipe.keys.includes(name));
      const styles = slotTokens(recipe, variants);
      return createElement(
        Styles.Provider,
        { value: styles },
        createElement(Part, { ...rest, css: [styles[slot], given.css], ref }),
      );
    });
  }

  function withContext(component: ElementType, slot: string, options?: Parameters<typeof chakra>[2]) {
    const Part = chakra(component, undefined, options);
    return forwardRef<unknown, Props>((given, ref) =>
      createElement(Part, { ...given, css: [useContext(Styles)[slot], given.css], ref }),
    );
  }

  return { withProvider, withContext, useStyles: () => useContext(Styles) };
}

function pick(props: Props, wanted: (name: string) => boolean): Props {
  return Object.fromEntries(Object.entries(props).filter(([name]) => wanted(name)));
}
