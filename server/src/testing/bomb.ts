import { deflateRawSync } from 'node:zlib';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Encodes little-endian numbers of 2 or 4 bytes. */
function numbers(...fields: (readonly [2 | 4, number])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([bytes, n]) => Array.from({ length: bytes }, (_element, i) => Math.floor(n / 256 ** i) % 256)),
  );
}

/** A small workbook whose first sheet expands to `mb` MB of spaces, although it declares a small size. */
export function bomb(mb: number): Uint8Array {
  const name = latin1('xl/worksheets/sheet1.xml');
  const data = deflateRawSync(new Uint8Array(mb * 1024 * 1024).fill(32));
  // Version, flags, deflate, time, date, CRC, sizes, and lengths of name and extra.
  const common = numbers([2, 20], [2, 0], [2, 8], [4, 0], [4, 0], [4, data.length], [4, 1_000], [2, name.length], [2, 0]);
  const local = [latin1('PK\x03\x04'), common, name, Uint8Array.from(data)];
  const central = [latin1('PK\x01\x02'), numbers([2, 20]), common, new Uint8Array(14), name];
  const length = (parts: Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);
  const end = [latin1('PK\x05\x06'), numbers([4, 0], [2, 1], [2, 1], [4, length(central)], [4, length(local)], [2, 0])];
  return Uint8Array.from(Buffer.concat([...local, ...central, ...end]));
}
