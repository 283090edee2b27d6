/** Images of the site itself: what browsers draw and cannot run. SVG can carry script and is not taken. */
export const imageTypes = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;

export type ImageExtension = keyof typeof imageTypes;

/** A logo on a phone's slow network. */
export const MAX_IMAGE_BYTES = 500 * 1024;

/** Width and height in pixels: sharp at the 200 × 64 it is shown at, and no larger than a phone can unpack. */
export const IMAGE_SIDE = { min: 32, max: 2000 } as const;

/** What a file picker offers. */
export const acceptedImages = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';
