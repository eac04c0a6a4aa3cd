import { deflateSync } from 'node:zlib';

const LADO = 256;
const FONDO = [0xed, 0xf0, 0xf1] as const;
const CALLE = [0xff, 0xff, 0xff] as const;
const AVENIDA = [0xff, 0xf3, 0xd1] as const;

/** A 256 px tile as a map server sends it: some blocks with their streets, in PNG. */
export function mosaico(): Uint8Array {
  const filas: number[] = [];
  for (let y = 0; y < LADO; y += 1) {
    filas.push(0);
    for (let x = 0; x < LADO; x += 1) filas.push(...color(x, y));
  }
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    // 8 bits a channel, RGB.
    ...trozo('IHDR', [...entero(LADO), ...entero(LADO), 8, 2, 0, 0, 0]),
    ...trozo('IDAT', [...deflateSync(Uint8Array.from(filas))]),
    ...trozo('IEND', []),
  ]);
}

function color(x: number, y: number): readonly number[] {
  if (x < 14) return AVENIDA;
  return x % 64 < 8 || y % 64 < 8 ? CALLE : FONDO;
}

function trozo(tipo: string, datos: number[]): number[] {
  const cuerpo = [...[...tipo].map((letra) => letra.charCodeAt(0)), ...datos];
  return [...entero(datos.length), ...cuerpo, ...entero(crc32(cuerpo))];
}

/** 4 bytes, the highest first. */
function entero(numero: number): number[] {
  return [24, 16, 8, 0].map((bits) => (numero >>> bits) & 0xff);
}

function crc32(datos: readonly number[]): number {
  let resto = 0xffffffff;
  for (const octeto of datos) {
    resto ^= octeto;
    for (let bit = 0; bit < 8; bit += 1) resto = (resto >>> 1) ^ (resto & 1 ? 0xedb88320 : 0);
  }
  return (resto ^ 0xffffffff) >>> 0;
}
