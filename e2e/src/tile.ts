import { deflateSync } from 'node:zlib';

const SIDE = 256;
const BACKGROUND = [0xed, 0xf0, 0xf1] as const;
const STREET = [0xff, 0xff, 0xff] as const;
const AVENUE = [0xff, 0xf3, 0xd1] as const;

/** A 256 px map tile in PNG: some blocks and streets. */
export function tile(): Uint8Array {
  const rows: number[] = [];
  for (let y = 0; y < SIDE; y += 1) {
    rows.push(0);
    for (let x = 0; x < SIDE; x += 1) rows.push(...color(x, y));
  }
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    // The two bytes mean 8 bits per channel, and RGB.
    ...chunk('IHDR', [...integer(SIDE), ...integer(SIDE), 8, 2, 0, 0, 0]),
    ...chunk('IDAT', [...deflateSync(Uint8Array.from(rows))]),
    ...chunk('IEND', []),
  ]);
}

function color(x: number, y: number): readonly number[] {
  if (x < 14) return AVENUE;
  return x % 64 < 8 || y % 64 < 8 ? STREET : BACKGROUND;
}

function chunk(type: string, data: number[]): number[] {
  const body = [...[...type].map((letter) => letter.charCodeAt(0)), ...data];
  return [...integer(data.length), ...body, ...integer(crc32(body))];
}

/** Encodes a number in 4 bytes, big-endian, as PNG does. */
function integer(number: number): number[] {
  return [24, 16, 8, 0].map((bits) => (number >>> bits) & 0xff);
}

function crc32(data: readonly number[]): number {
  let rest = 0xffffffff;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}
