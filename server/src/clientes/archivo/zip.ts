import { inflateRawSync } from 'node:zlib';
import { ArchivoInvalido } from './archivoInvalido.ts';
import { TEXTOS } from './textos.ts';

const PARTES_MAXIMAS = 500;
const BYTES_MAXIMOS = 150 * 1024 * 1024;

const FIN_DEL_DIRECTORIO = 0x06054b50;
const ENTRADA = 0x02014b50;
const SIN_COMPRIMIR = 0;
const DEFLATE = 8;

/**
 * Refuses a ZIP that would unfold to more than 150 MB. What it says of itself isn't believed: each part is unfolded, up to what is left.
 * @throws ArchivoInvalido
 */
export function revisarZip(bytes: Uint8Array): void {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let resto = BYTES_MAXIMOS;
    for (const parte of partesDe(zip)) resto -= tamano(zip, parte, resto);
  } catch (error) {
    if (error instanceof ArchivoInvalido) throw error;
    const grande = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new ArchivoInvalido(grande ? TEXTOS.archivoGrande : TEXTOS.xlsxInvalido);
  }
}

interface Parte {
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
    partes.push({
      metodo: zip.readUInt16LE(lugar + 10),
      comprimido: zip.readUInt32LE(lugar + 20),
      inicio: zip.readUInt32LE(lugar + 42),
    });
    lugar += 46 + zip.readUInt16LE(lugar + 28) + zip.readUInt16LE(lugar + 30) + zip.readUInt16LE(lugar + 32);
  }
  return partes;
}

function tamano(zip: Buffer, { metodo, comprimido, inicio }: Parte, resto: number): number {
  const datos = inicio + 30 + zip.readUInt16LE(inicio + 26) + zip.readUInt16LE(inicio + 28);
  if (metodo === SIN_COMPRIMIR) return comprimido;
  if (metodo !== DEFLATE || resto <= 0) throw new ArchivoInvalido(TEXTOS.xlsxInvalido);
  return inflateRawSync(new Uint8Array(zip.subarray(datos, datos + comprimido)), { maxOutputLength: resto }).length;
}
