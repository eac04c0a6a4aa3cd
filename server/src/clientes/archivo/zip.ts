import { inflateRawSync } from 'node:zlib';
import { ArchivoInvalido } from './archivoInvalido.ts';
import { TEXTOS } from './textos.ts';

const PARTES_MAXIMAS = 500;
const BYTES_MAXIMOS = 100 * 1024 * 1024;

const FIN_DEL_DIRECTORIO = 0x06054b50;
const ENTRADA = 0x02014b50;
const SIN_COMPRIMIR = 0;
const DEFLATE = 8;

/**
 * The XML parts of a spreadsheet's ZIP, by name. What it says of its own sizes isn't believed: it is unfolded up to 100 MB, and what its
 * directory doesn't name is left out.
 * @throws ArchivoInvalido
 */
export function desempacar(bytes: Uint8Array): Record<string, Uint8Array> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let resto = BYTES_MAXIMOS;
    const partes: [string, Uint8Array][] = [];
    for (const parte of partesDe(zip)) {
      const contenido = desdoblar(zip, parte, resto);
      resto -= contenido.length;
      if (/\.(xml|rels)$/.test(parte.nombre)) partes.push([parte.nombre, contenido]);
    }
    return Object.fromEntries(partes);
  } catch (error) {
    if (error instanceof ArchivoInvalido) throw error;
    const grande = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ArchivoInvalido(grande ? TEXTOS.archivoGrande : TEXTOS.xlsxInvalido);
  }
}

interface Parte {
  nombre: string;
  metodo: number;
  comprimido: number;
  inicio: number;
}

/** The central directory (APPNOTE 4.3.12); ZIP64 and encryption aren't a spreadsheet's. */
function partesDe(zip: Buffer): Parte[] {
  let fin = zip.length - 22;
  while (fin >= 0 && zip.readUInt32LE(fin) !== FIN_DEL_DIRECTORIO) fin -= 1;
  if (fin < 0) throw new ArchivoInvalido(TEXTOS.xlsxInvalido);
  const cuantas = zip.readUInt16LE(fin + 10);
  if (cuantas > PARTES_MAXIMAS) throw new ArchivoInvalido(TEXTOS.archivoGrande);
  const partes: Parte[] = [];
  let lugar = zip.readUInt32LE(fin + 16);
  for (let i = 0; i < cuantas; i++) {
    if (zip.readUInt32LE(lugar) !== ENTRADA) throw new ArchivoInvalido(TEXTOS.xlsxInvalido);
    const nombre = lugar + 46;
    partes.push({
      nombre: zip.toString('utf8', nombre, nombre + zip.readUInt16LE(lugar + 28)),
      metodo: zip.readUInt16LE(lugar + 10),
      comprimido: zip.readUInt32LE(lugar + 20),
      inicio: zip.readUInt32LE(lugar + 42),
    });
    lugar += 46 + zip.readUInt16LE(lugar + 28) + zip.readUInt16LE(lugar + 30) + zip.readUInt16LE(lugar + 32);
  }
  return partes;
}

function desdoblar(zip: Buffer, { metodo, comprimido, inicio }: Parte, resto: number): Uint8Array {
  const datos = inicio + 30 + zip.readUInt16LE(inicio + 26) + zip.readUInt16LE(inicio + 28);
  const contenido = new Uint8Array(zip.subarray(datos, datos + comprimido));
  if (metodo === SIN_COMPRIMIR && contenido.length <= resto) return contenido;
  if (metodo !== DEFLATE || resto <= 0) throw new ArchivoInvalido(TEXTOS.xlsxInvalido);
  const { buffer, byteOffset, length } = inflateRawSync(contenido, { maxOutputLength: resto });
  return new Uint8Array(buffer, byteOffset, length);
}
