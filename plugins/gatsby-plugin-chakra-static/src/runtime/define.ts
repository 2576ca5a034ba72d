/** Chakra's helpers for defining a system; browsers need them only if the module also exports other things. */
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
