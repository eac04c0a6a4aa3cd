import type { DescribedCorte } from '@lavanda/shared/ticket/corte/describeCorte';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { FONTS, LOGO } from '../../tickets/image/paint.ts';
import { corteLines, drawCorte, PAPER_WIDTH } from './drawCorte.ts';
import { picturePdf } from './picturePdf.ts';

/** Pixels per CSS px, which gives 288 dpi. */
const SCALE = 3;

/** The red channel of RGBA pixels as grey values, one byte per pixel: apart from a logo, the drawing is black on white. */
function greysOf(pixels: Buffer): Uint8Array {
  const greys = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < greys.length; at++) greys[at] = pixels[at * 4] ?? 0;
  return greys;
}

async function paint(corte: DescribedCorte): Promise<Buffer> {
  const svg = await satori(drawCorte(corte) as Parameters<typeof satori>[0], { width: PAPER_WIDTH, fonts: FONTS });
  const options = { background: '#fff', fitTo: { mode: 'zoom', value: SCALE }, font: { loadSystemFonts: false } } as const;
  const { width, height, pixels } = new Resvg(svg, options).render();
  return picturePdf({ width, height, greys: greysOf(pixels) }, { dpi: 96 * SCALE, title: corte.title, lines: corteLines(corte) });
}

/** The corte as a PDF of one page, 80 mm wide. An unreadable logo is left out. */
export async function paintCorte(corte: DescribedCorte): Promise<Buffer> {
  const logo = LOGO.test(corte.logo) ? corte.logo : '';
  try {
    return await paint({ ...corte, logo });
  } catch (error) {
    if (logo === '') throw error;
    return paint({ ...corte, logo: '' });
  }
}
