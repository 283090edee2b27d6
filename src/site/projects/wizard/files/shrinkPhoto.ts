/** Longest side of a photo that is sent, in pixels: enough to see a crack in a wall. */
const MAX_SIDE = 1600;
const QUALITY = 0.8;

export const isPhoto = (type: string): boolean => /^image\/(jpeg|png|webp|hei[cf])$/.test(type);

/**
 * A photo as a JPEG of at most 1600 pixels, which a slow network carries in seconds instead of minutes (design §7).
 * Undefined where the original does better: it is smaller already, or this browser has no room or no reader for it.
 */
export async function shrinkPhoto(original: Blob): Promise<Blob | 'damaged' | undefined> {
  if (!isPhoto(original.type)) return undefined;
  const url = URL.createObjectURL(original);
  const image = new Image();
  try {
    image.src = url;
    await image.decode();
    const smaller = await redraw(image);
    return smaller && smaller.size < original.size ? smaller : undefined;
  } catch {
    // Few browsers read HEIC. Of a photo that only finds no room to be drawn in, the width is known.
    return image.naturalWidth || /hei/.test(original.type) ? undefined : 'damaged';
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function redraw(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, MAX_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  // A side of less than half a pixel is one still.
  canvas.width = Math.round(naturalWidth * scale) || 1;
  canvas.height = Math.round(naturalHeight * scale) || 1;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // JPEG has no transparency: without this it would be black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
