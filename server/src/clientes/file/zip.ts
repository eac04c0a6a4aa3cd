import { inflateRawSync } from 'node:zlib';
import { InvalidFile } from './invalidFile.ts';
import { TEXTS } from './texts.ts';

const MAX_PARTS = 500;
const MAX_BYTES = 100 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const UNCOMPRESSED = 0;
const DEFLATE = 8;

/**
 * Unpacks a workbook's XML parts, by name. Declared sizes are not trusted: output is capped at 100 MB, and parts not
 * listed in the central directory are ignored.
 * @throws InvalidFile
 */
export function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let rest = MAX_BYTES;
    const parts: [string, Uint8Array][] = [];
    for (const part of partsOf(zip)) {
      const content = inflatePart(zip, part, rest);
      rest -= content.length;
      if (/\.(xml|rels)$/.test(part.nombre)) parts.push([part.nombre, content]);
    }
    return Object.fromEntries(parts);
  } catch (error) {
    if (error instanceof InvalidFile) throw error;
    const tooBig = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new InvalidFile(tooBig ? TEXTS.fileTooBig : TEXTS.invalidXlsx);
  }
}

interface Part {
  nombre: string;
  metodo: number;
  compressed: number;
  start: number;
}

/** Reads the central directory (APPNOTE 4.3.12). Workbooks use neither ZIP64 nor encryption. */
function partsOf(zip: Buffer): Part[] {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1;
  if (end < 0) throw new InvalidFile(TEXTS.invalidXlsx);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_PARTS) throw new InvalidFile(TEXTS.fileTooBig);
  const parts: Part[] = [];
  let offset = zip.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (zip.readUInt32LE(offset) !== DIRECTORY_ENTRY) throw new InvalidFile(TEXTS.invalidXlsx);
    const nameOffset = offset + 46;
    parts.push({
      nombre: zip.toString('utf8', nameOffset, nameOffset + zip.readUInt16LE(offset + 28)),
      metodo: zip.readUInt16LE(offset + 10),
      compressed: zip.readUInt32LE(offset + 20),
      start: zip.readUInt32LE(offset + 42),
    });
    offset += 46 + zip.readUInt16LE(offset + 28) + zip.readUInt16LE(offset + 30) + zip.readUInt16LE(offset + 32);
  }
  return parts;
}

function inflatePart(zip: Buffer, { metodo: method, compressed, start }: Part, rest: number): Uint8Array {
  const dataOffset = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  const content = new Uint8Array(zip.subarray(dataOffset, dataOffset + compressed));
  if (method === UNCOMPRESSED && content.length <= rest) return content;
  if (method !== DEFLATE || rest <= 0) throw new InvalidFile(TEXTS.invalidXlsx);
  const { buffer, byteOffset, length } = inflateRawSync(content, { maxOutputLength: rest });
  return new Uint8Array(buffer, byteOffset, length);
}
