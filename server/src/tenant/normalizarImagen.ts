import sharp, { type Metadata, type Sharp } from 'sharp';
import { Problematico } from '../http/problema.ts';
import { TEXTOS } from './textos.ts';

export type TipoImagen = 'logo' | 'icono';

/** Longest side of what is kept, pixels. */
const LADO: Readonly<Record<TipoImagen, number>> = { logo: 512, icono: 256 };

/** A picture that unfolds to more pixels than this is refused before it is unfolded. */
const PIXELES_MAXIMOS = 25_000_000;
const SEGUNDOS_MAXIMOS = 10;

const FORMATOS = new Set(['png', 'jpeg', 'webp', 'gif', 'svg', 'heif']);

// Only these decoders ever see a file, whatever it claims to be; nothing of one upload is remembered for the next.
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

/** A picture ready to be kept. */
export interface ImagenNormal {
  png: Buffer;
  ancho: number;
  alto: number;
}

function abrir(bytes: Buffer, densidad?: number): Sharp {
  return sharp(bytes, {
    limitInputPixels: PIXELES_MAXIMOS,
    failOn: 'error',
    animated: false,
    ...(densidad === undefined ? {} : { density: densidad }),
  });
}

function traducir(error: unknown): Problematico {
  const mensaje = error instanceof Error ? error.message : '';
  if (/exceeds pixel limit|dimensions exceed|too large/i.test(mensaje)) return new Problematico(422, TEXTOS.imagenDimensiones);
  if (/unsupported image format|empty|operation is blocked/i.test(mensaje)) return new Problematico(415, TEXTOS.imagenFormato);
  return new Problematico(422, TEXTOS.imagenDanada);
}

/** Dots per inch that draw a vector picture at the wanted size instead of enlarging its pixels (72 is its own size). */
function densidadDe({ format, width, height }: Metadata, lado: number): number | undefined {
  if (format !== 'svg') return undefined;
  return Math.min(2_400, Math.max(1, (72 * lado) / Math.max(width, height, 1)));
}

/**
 * Any picture as a PNG of bounded size, made anew from its pixels: what a file held besides them (scripts, metadata, trailing data) is gone. What it
 * is, is told by its content.
 * @throws Problematico 415 not a picture of a known format; 422 too many pixels, or damaged
 */
export async function normalizarImagen(bytes: Buffer, tipo: TipoImagen): Promise<ImagenNormal> {
  const lado = LADO[tipo];
  try {
    const datos = await abrir(bytes).metadata();
    if (!FORMATOS.has(datos.format)) throw new Problematico(415, TEXTOS.imagenFormato);
    const { data, info } = await abrir(bytes, densidadDe(datos, lado))
      .timeout({ seconds: SEGUNDOS_MAXIMOS })
      .autoOrient()
      .resize({ width: lado, height: lado, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9, adaptiveFiltering: true })
      .toBuffer({ resolveWithObject: true });
    return { png: data, ancho: info.width, alto: info.height };
  } catch (error) {
    throw error instanceof Problematico ? error : traducir(error);
  }
}

/** A kept logo for paper: greys on white, without transparency. */
export async function imagenDePapel(png: Buffer): Promise<Buffer> {
  return sharp(png)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .toColourspace('b-w')
    .resize({ width: 256, height: 256, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
