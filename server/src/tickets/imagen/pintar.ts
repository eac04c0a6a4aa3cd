import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { TicketDescrito } from '../describir.ts';
import { armar } from './armar.ts';
import { type Bloque, rasterizar, soltarHoja } from './bloque.ts';
import { Celdas, type Trazador } from './celdas.ts';
import { coloresDe } from './colores.ts';
import { cabezaDelTicket, pieDelTicket } from './dibujo.ts';
import { filasDe } from './lineas.ts';
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

async function dibujarTicket(ticket: TicketDescrito): Promise<Bloque> {
  const cabeza = rasterizar(await trazar(cabezaDelTicket(ticket), ANCHO));
  const filas = await filasDe(ticket, celdas);
  const pie = rasterizar(await trazar(pieDelTicket(ticket), ANCHO));
  return armar(cabeza, filas, pie, coloresDe(ticket.colores).fondo);
}

async function dibujarConLogo(ticket: TicketDescrito): Promise<Bloque> {
  const logo = LOGO.test(ticket.logo) ? ticket.logo : '';
  try {
    return await dibujarTicket({ ...ticket, logo });
  } catch (error) {
    if (logo === '') throw error;
    // A logo that can't be read leaves the name.
    return dibujarTicket({ ...ticket, logo: '' });
  }
}

/** The ticket as PNG, 1,080 px wide. */
export async function pintarTicket(ticket: TicketDescrito): Promise<Buffer> {
  const hoja = await dibujarConLogo(ticket);
  const { pixeles, ancho, alto } = hoja;
  // Flat colours compress at once; resvg's own encoder takes three times as long. Taking the transparency out costs more than it saves.
  const png = await sharp(pixeles, { raw: { width: ancho, height: alto, channels: 4 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
  soltarHoja(hoja);
  return png;
}
