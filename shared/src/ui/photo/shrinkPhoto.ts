import { MAX_PHOTO_BYTES, photoSize } from '../../domain/observations.ts';
import { TEXTS } from './texts.ts';

/** A photo ready to be sent; its size in pixels. */
export interface SmallPhoto {
  jpeg: Blob;
  width: number;
  height: number;
}

/** Error about a file that can't be sent. Its message is Spanish, for the user. */
export class PhotoError extends Error {}

/**
 * JPEG qualities, tried in order until the photo is small enough. Below the last one a stain is hard to see, so then the picture
 * is scaled down instead.
 */
const QUALITIES = [0.85, 0.75, 0.65, 0.55, 0.45, 0.35] as const;
const SCALES = [1, 0.75, 0.5, 0.35] as const;

const isHeic = ({ type, name }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

async function open(file: File): Promise<ImageBitmap> {
  try {
    // Turns the pixels by the camera's orientation, because the EXIF data with that orientation isn't sent.
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new PhotoError(isHeic(file) ? TEXTS.heic : TEXTS.unreadable);
  }
}

function draw(bitmap: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoError(TEXTS.unreadable);
  // A JPEG has no transparency: without a white ground, transparent parts would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));

/**
 * Makes a photo small on this device: at most 1,600 pixels a side and 200 KB (day.md 4). Drawing it again also removes its EXIF
 * data, which may contain the place where the photo was taken.
 * @throws PhotoError with the reason, for the user
 */
export async function shrinkPhoto(file: File): Promise<SmallPhoto> {
  const bitmap = await open(file);
  try {
    const full = photoSize(bitmap.width, bitmap.height);
    for (const scale of SCALES) {
      const width = Math.max(1, Math.round(full.width * scale));
      const height = Math.max(1, Math.round(full.height * scale));
      const canvas = draw(bitmap, width, height);
      for (const quality of QUALITIES) {
        const jpeg = await encode(canvas, quality);
        if (jpeg?.type === 'image/jpeg' && jpeg.size <= MAX_PHOTO_BYTES) return { jpeg, width, height };
      }
    }
    throw new PhotoError(TEXTS.tooHeavy);
  } finally {
    bitmap.close();
  }
}
