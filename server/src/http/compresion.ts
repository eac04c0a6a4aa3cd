import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipear = promisify(gzip);

export type Codificacion = 'br' | 'gzip' | 'identity';

/** The best of what an Accept-Encoding header takes (RFC 9110, 12.5.3): br, gzip, or the text as it is. */
export function codificacionAceptada(cabecera: string | string[] | undefined): Codificacion {
  const aceptadas = new Map(
    [cabecera ?? []]
      .flat()
      .flatMap((valor) => valor.split(','))
      .map((parte) => {
        const [nombre = '', ...opciones] = parte
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/);
        return [nombre, !opciones.some((opcion) => /^q=0(\.0*)?$/.test(opcion))] as const;
      }),
  );
  const acepta = (nombre: Codificacion) => aceptadas.get(nombre) ?? aceptadas.get('*') ?? false;
  return acepta('br') ? 'br' : acepta('gzip') ? 'gzip' : 'identity';
}

/** Compresses off the main thread. Quality 5 of brotli is the first that finds the repetitions of so regular a text. */
export async function comprimir(texto: string, codificacion: Codificacion): Promise<Buffer> {
  if (codificacion === 'identity') return Buffer.from(texto);
  if (codificacion === 'gzip') return gzipear(texto, { level: 6 });
  return brotli(texto, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(texto) },
  });
}
