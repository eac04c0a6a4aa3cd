import sharp, { type Metadata, type Sharp } from 'sharp';
import { HttpProblem } from '../http/problem.ts';
import { checkSvg } from './checkSvg.ts';
import { TEXTS } from './texts.ts';

export type ImageKind = 'logo' | 'icono';

/** Longest side of the stored image, pixels. */
const SIDE: Readonly<Record<ImageKind, number>> = { logo: 512, icono: 256 };

/** An image with more pixels than this is refused before it is decoded. */
const MAX_PIXELS = 25_000_000;

const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif', 'svg', 'heif']);

// Only these decoders may run, whatever type a file claims to have; nothing is cached between uploads.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPng',
    'VipsForeignLoadJpeg',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadSvg',
    'VipsForeignLoadHeif',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

export interface NormalizedImage {
  png: Buffer;
  width: number;
  height: number;
  /** The logo for paper: greys on white, without transparency. Null for an icon. */
  paper: Buffer | null;
}

function open(bytes: Buffer, density?: number): Sharp {
  return sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    animated: false,
    ...(density === undefined ? {} : { density }),
  });
}

function translate(error: unknown): HttpProblem {
  const message = error instanceof Error ? error.message : '';
  if (/exceeds pixel limit|dimensions exceed|too large/i.test(message)) return new HttpProblem(422, TEXTS.imageDimensions);
  if (/unsupported image format|empty|operation is blocked/i.test(message)) return new HttpProblem(415, TEXTS.imageFormat);
  return new HttpProblem(422, TEXTS.damagedImage);
}

/**
 * Resolution (dpi) at which a vector image has the wanted size, so that no pixels are enlarged; at 72 dpi it has its own size.
 * Undefined for other images.
 */
function densityOf({ format, width, height }: Metadata, side: number): number | undefined {
  if (format !== 'svg') return undefined;
  return Math.min(2_400, Math.max(1, (72 * side) / Math.max(width, height, 1)));
}

/** Whether the file begins like XML, after any byte order mark and spaces. */
function isXml(bytes: Buffer): boolean {
  return new TextDecoder()
    .decode(new Uint8Array(bytes.subarray(0, 256)))
    .trimStart()
    .startsWith('<');
}

/**
 * Re-encodes an image as a small PNG without scripts, metadata and trailing data. The format is judged by the bytes, not by the
 * declared type. Runs in the drawing process, because hostile bytes can keep the decoder busy forever.
 * @throws HttpProblem 415 for an unknown format; 422 for too many pixels, a damaged file or an SVG that isn't allowed
 */
export async function normalizeImage(bytes: Buffer, type: ImageKind): Promise<NormalizedImage> {
  const side = SIDE[type];
  const xml = isXml(bytes);
  if (xml) checkSvg(bytes);
  try {
    const pixels = await open(bytes).metadata();
    // A compressed SVG doesn't begin like XML, so `checkSvg` hasn't checked it.
    if (!FORMATS.has(pixels.format) || (pixels.format === 'svg' && !xml)) throw new HttpProblem(415, TEXTS.imageFormat);
    const { data, info } = await open(bytes, densityOf(pixels, side))
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9, adaptiveFiltering: true })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height, paper: type === 'logo' ? await paperImage(data) : null };
  } catch (error) {
    throw error instanceof HttpProblem ? error : translate(error);
  }
}

function paperImage(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .toColourspace('b-w')
    .resize({ width: 256, height: 256, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
