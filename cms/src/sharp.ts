import sharp from "sharp";

// libvips detects formats by content: whatever the file name, it would also open TIFF, its own format and others that
// may not be uploaded.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Svg"].map((format) => `VipsForeignLoad${format}`),
});

export { default as sharp } from "sharp";
