import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { TicketDescrito } from '../describir.ts';
import { Celdas, type Trazador } from './celdas.ts';
import { dibujoDelTicket } from './dibujo.ts';
import { LUGAR, lineas } from './lineas.ts';
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

const trazar: Trazador = (nodo, width) => satori(nodo as Parameters<typeof satori>[0], { width, fonts: FUENTES });

const celdas = new Celdas(trazar);

async function trazarTicket(ticket: TicketDescrito): Promise<string> {
  const { dibujo, alto } = await lineas(ticket, celdas);
  let lugar = '';
  const svg = await satori(dibujoDelTicket(ticket, alto) as Parameters<typeof satori>[0], {
    width: ANCHO,
    fonts: FUENTES,
    onNodeDetected: ({ key, left, top }) => {
      if (key === LUGAR) lugar = `translate(${left} ${top})`;
    },
  });
  return svg.replace(/<\/svg>$/, `<g transform="${lugar}">${dibujo}</g></svg>`);
}

async function trazarConLogo(ticket: TicketDescrito): Promise<string> {
  const logo = LOGO.test(ticket.logo) ? ticket.logo : '';
  try {
    return await trazarTicket({ ...ticket, logo });
  } catch (error) {
    if (logo === '') throw error;
    // A logo that can't be read leaves the name.
    return trazarTicket({ ...ticket, logo: '' });
  }
}

/** The ticket as PNG, 1,080 px wide. */
export async function pintarTicket(ticket: TicketDescrito): Promise<Buffer> {
  const dibujo = new Resvg(await trazarConLogo(ticket), {
    fitTo: { mode: 'width', value: 2 * ANCHO },
    font: { loadSystemFonts: false },
  });
  const { pixels, width, height } = dibujo.render();
  // Flat colours compress at once; resvg's own encoder takes three times as long. Taking the transparency out costs more than it saves.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
}
