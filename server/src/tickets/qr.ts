import { encode } from 'uqr';

/** A QR code as one SVG path, a module a unit; `lado` is its side in modules, without the quiet zone. */
export interface CodigoQr {
  trazo: string;
  lado: number;
}

/** Level M: 15 % of the code may be stained. */
export function codigoQr(texto: string): CodigoQr {
  const { data, size } = encode(texto, { ecc: 'M', border: 0 });
  const tramos = data.flatMap((fila, y) => {
    const piezas: string[] = [];
    for (let x = 0; x < size; x++) {
      if (!fila[x]) continue;
      const desde = x;
      while (fila[x + 1]) x++;
      const largo = x - desde + 1;
      piezas.push(`M${desde} ${y}h${largo}v1h-${largo}z`);
    }
    return piezas;
  });
  return { trazo: tramos.join(''), lado: size };
}
