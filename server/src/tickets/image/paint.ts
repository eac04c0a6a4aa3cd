import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { drawing } from './drawing.ts';
import { WIDTH } from './measures.ts';

const { resolve } = createRequire(import.meta.url);

/** Image pixels per CSS px. */
const SCALE = 2;

export const FONTS: Font[] = (['latin', 'latin-ext'] as const).flatMap((subset) =>
  ([400, 600, 700] as const).map((weight) => ({
    name: 'Figtree',
    weight,
    data: readFileSync(resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`)),
  })),
);

/** Matches a logo that can be drawn. It has to be a data URI, because the server downloads no images. */
export const LOGO = /^data:image\/(png|jpeg|svg\+xml)[;,]/;

async function paint(ticket: DescribedTicket): Promise<Buffer> {
  const svg = await satori(drawing(ticket) as Parameters<typeof satori>[0], { width: WIDTH, fonts: FONTS });
  return new Resvg(svg, { fitTo: { mode: 'zoom', value: SCALE }, font: { loadSystemFonts: false } }).render().asPng();
}

/** The ticket as PNG, 1,080 px wide. An unreadable logo is left out. */
export async function paintTicket(ticket: DescribedTicket): Promise<Buffer> {
  const logo = LOGO.test(ticket.logo) ? ticket.logo : '';
  try {
    return await paint({ ...ticket, logo });
  } catch (error) {
    if (logo === '') throw error;
    return paint({ ...ticket, logo: '' });
  }
}
