import sharp from "sharp";

// A file says itself what it is: by any name, libvips would also open TIFF, its own format and others that no upload may have.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Svg"].map((format) => `VipsForeignLoad${format}`),
});

export { default as sharp } from "sharp";
