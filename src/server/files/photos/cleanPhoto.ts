import type { Sharp, SharpOptions } from 'sharp';
import { invalidWith, Refusal } from '../../http/errors.ts';
import { fr } from '../../texts.ts';
import { atMost } from './atMost.ts';

/** Types that are drawn anew; HEIC is not: its coding is under patents, and no free library reads it. */
const formats = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const;

type Drawn = keyof typeof formats;

/**
 * What telephones take at most, and scanners. A pixel takes three or four bytes unpacked and a progressive JPEG six; a
 * WebP, which no camera writes, is unpacked as a whole and takes twelve.
 */
const maxPixels: Record<Drawn, number> = { jpg: 50_000_000, png: 50_000_000, webp: 25_000_000 };
/** A pixel of 16 bits a colour takes so many times the memory and the time of one of eight. */
const COST_OF_DEPTH = 4;
/** Enough to see a crack in a wall; the form sends 1600. */
const MAX_SIDE = 4096;
const QUALITY = 85;
/** Some times what the largest takes on a slow machine. */
const SECONDS = 15;

/** So many are unpacked at once in a process, and so many wait; others are told to come again. */
const takeTurn = atMost({ atOnce: 2, waiting: 30 });
const RETRY_AFTER_SECONDS = 10;

export const isDrawn = (extension: string): extension is Drawn => Object.hasOwn(formats, extension);

export interface CleanPhoto {
  content: Buffer;
  width: number;
  height: number;
}

/**
 * The photo drawn anew, upright, with nothing but its pixels: no place, no time, no device, no comment, nothing behind
 * its end (design §12). Of type `extension` still. Raises 400 for one that cannot be read or has too many pixels, and
 * 503 where too many wait.
 * @param field of the form, with the specification's capital.
 */
export async function cleanPhoto(photo: string | Buffer, extension: Drawn, field = 'Files'): Promise<CleanPhoto> {
  let limitInputPixels = maxPixels[extension];
  const turn = takeTurn(async () => {
    const sharp = await load();
    const { depth } = await sharp(photo).metadata();
    if (depth !== 'uchar') limitInputPixels /= COST_OF_DEPTH;
    const options: SharpOptions = { limitInputPixels, failOn: 'error' };
    const drawn = sharp(photo, options)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    return encoded(drawn, extension).toBuffer({ resolveWithObject: true });
  });
  if (!turn) throw busy();
  try {
    const { data, info } = await turn;
    return { content: data, width: info.width, height: info.height };
  } catch (error) {
    throw refusalOf(error, limitInputPixels, field);
  }
}

function encoded(photo: Sharp, extension: Drawn): Sharp {
  switch (formats[extension]) {
    case 'jpeg':
      return photo.jpeg({ quality: QUALITY });
    case 'png':
      return photo.png();
    case 'webp':
      return photo.webp({ quality: QUALITY });
  }
}

let loaded: Promise<typeof import('sharp').default> | undefined;

/** Loaded with the first photo: most of the memory it takes is its code's. */
function load(): Promise<typeof import('sharp').default> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Only what is asked for: each reader more is code that strangers' bytes reach.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
    return sharp;
  });
  return loaded;
}

const busy = () => new Refusal(503, fr('http.busy'), { retryAfterSeconds: RETRY_AFTER_SECONDS });

function refusalOf(error: unknown, pixels: number, field: string): Refusal {
  const words = error instanceof Error ? error.message : '';
  if (/^timeout/i.test(words)) return busy();
  const key = /pixel limit/i.test(words) ? 'files.tooManyPixels' : 'files.photoUnreadable';
  return invalidWith({ [field]: [fr(key, { millions: Math.floor(pixels / 1_000_000) })] });
}
