/** Chakra's names for parts of a system, which a browser needs only where a module holds other things too. */
function define<Value>(value: Value): Value {
  return value;
}

export {
  define as defineAnimationStyles,
  define as defineConditions,
  define as defineConfig,
  define as defineGlobalStyles,
  define as defineKeyframes,
  define as defineLayerStyles,
  define as defineSemanticTokens,
  define as defineStyle,
  define as defineTextStyles,
  define as defineTokens,
};
