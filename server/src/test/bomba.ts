import { deflateRawSync } from 'node:zlib';

const latin1 = (texto: string) => Uint8Array.from(texto, (letra) => letra.charCodeAt(0));

/** Little-endian numbers of 2 or 4 bytes. */
function numeros(...pares: (readonly [2 | 4, number])[]): Uint8Array {
  return Uint8Array.from(
    pares.flatMap(([bytes, n]) => Array.from({ length: bytes }, (_nada, i) => Math.floor(n / 256 ** i) % 256)),
  );
}

/** A workbook of a few hundred kilobytes whose first sheet is `mb` megabytes of spaces; its directory says it is small. */
export function bomba(mb: number): Uint8Array {
  const nombre = latin1('xl/worksheets/sheet1.xml');
  const datos = deflateRawSync(new Uint8Array(mb * 1024 * 1024).fill(32));
  // Version, flags, deflate, time, date, CRC, sizes, lengths of name and extra.
  const comunes = numeros([2, 20], [2, 0], [2, 8], [4, 0], [4, 0], [4, datos.length], [4, 1_000], [2, nombre.length], [2, 0]);
  const local = [latin1('PK\x03\x04'), comunes, nombre, Uint8Array.from(datos)];
  const central = [latin1('PK\x01\x02'), numeros([2, 20]), comunes, new Uint8Array(14), nombre];
  const largo = (partes: Uint8Array[]) => partes.reduce((suma, { length }) => suma + length, 0);
  const fin = [latin1('PK\x05\x06'), numeros([4, 0], [2, 1], [2, 1], [4, largo(central)], [4, largo(local)], [2, 0])];
  return Uint8Array.from(Buffer.concat([...local, ...central, ...fin]));
}
