import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { TicketDescrito } from '../describir.ts';
import { dibujoDelTicket } from './dibujo.ts';
import { ANCHO } from './medidas.ts';

const resolver = createRequire(import.meta.url).resolve;
const PESOS = [400, 600, 700] as const;
const CONJUNTOS = ['latin', 'latin-ext'] as const;

/** Read once; satori keeps what it parses of this very array. */
const FUENTES: Font[] = CONJUNTOS.flatMap((conjunto) =>
  PESOS.map((weight) => ({
    name: 'Figtree',
    weight,
    data: readFileSync(resolver(`@fontsource/figtree/files/figtree-${conjunto}-${weight}-normal.woff`)),
  })),
);

/** Only data that came with the ticket: the server asks nobody for an image. */
const LOGO = /^data:image\/(png|jpeg|svg\+xml)[;,]/;

async function trazar(ticket: TicketDescrito): Promise<string> {
  const opciones = { width: ANCHO, fonts: FUENTES };
  const logo = LOGO.test(ticket.logo) ? ticket.logo : '';
  try {
    return await satori(dibujoDelTicket({ ...ticket, logo }) as Parameters<typeof satori>[0], opciones);
  } catch (error) {
    if (logo === '') throw error;
    // A logo that can't be read leaves the name.
    return satori(dibujoDelTicket({ ...ticket, logo: '' }) as Parameters<typeof satori>[0], opciones);
  }
}

/** The ticket as PNG, 1,080 px wide. */
export async function pintarTicket(ticket: TicketDescrito): Promise<Buffer> {
  const dibujo = new Resvg(await trazar(ticket), {
    fitTo: { mode: 'width', value: 2 * ANCHO },
    font: { loadSystemFonts: false },
  });
  const { pixels, width, height } = dibujo.render();
  // Flat colours compress at once; resvg's own encoder takes three times as long.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 2 })
    .toBuffer();
}
