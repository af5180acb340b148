/**
 * What every field for pictures accepts. Named one by one and without HEIC: then an iPhone hands over a JPEG by itself, while browsers
 * cannot show a HEIC picture and the server refuses it.
 */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';
