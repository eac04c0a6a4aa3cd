import type { Dibujo, Iconos } from './iconos';

/**
 * The drawings as bitmaps of `densidad` pixels for each px. Chromium paints an SVG image as a page of its own, with its styles and its layout, each time and for each card: a
 * good part of what painting the board takes. Rejects where there is nothing to draw with.
 */
export async function enMapasDeBits(iconos: Iconos, densidad: number): Promise<Iconos> {
  const pares = Object.entries(iconos).map(async ([cual, dibujo]) => [cual, await enMapaDeBits(dibujo, densidad)] as const);
  return Object.fromEntries(await Promise.all(pares)) as Iconos;
}

async function enMapaDeBits({ direccion, lado }: Dibujo, densidad: number): Promise<Dibujo> {
  const imagen = await cargada(direccion);
  const pixeles = Math.ceil(lado * densidad);
  const lienzo = Object.assign(document.createElement('canvas'), { width: pixeles, height: pixeles });
  const pintor = lienzo.getContext('2d');
  if (!pintor) throw new Error('Sin lienzo');
  pintor.drawImage(imagen, 0, 0, pixeles, pixeles);
  const mapa = lienzo.toDataURL('image/png');
  // The style sheet finds it read: the card is never without it.
  await cargada(mapa);
  return { direccion: mapa, lado };
}

async function cargada(direccion: string): Promise<HTMLImageElement> {
  const imagen = Object.assign(new Image(), { src: direccion });
  await imagen.decode();
  return imagen;
}
