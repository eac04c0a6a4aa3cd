import { type Bloque, ESCALA, poner, rasterizar, tomarHoja } from './bloque.ts';
import { TINTAS } from './colores.ts';
import { ENTRE_FILAS, type Pieza } from './lineas.ts';
import { ANCHO, MARCO, MARGEN } from './medidas.ts';

/** One row of pixels where nothing is written: the sheet and its background. */
function renglonVacio(fondo: string): Uint8Array {
  const hoja = `<rect width="${ANCHO}" height="1" fill="${fondo}"/><rect x="${MARCO}" width="${ANCHO - 2 * MARCO}" height="1" fill="${TINTAS.papel}"/>`;
  const { pixeles, ancho } = rasterizar(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ANCHO}" height="1" viewBox="0 0 ${ANCHO} 1">${hoja}</svg>`,
  );
  return pixeles.subarray(0, 4 * ancho);
}

const altoDe = (fila: readonly Pieza[]) => Math.max(...fila.map(({ bloque }) => bloque.alto));

/** The whole image: what stands over the lines, the lines one under the other, what stands under them. */
export function armar(cabeza: Bloque, filas: readonly Pieza[][], pie: Bloque, fondo: string): Bloque {
  const entre = ESCALA * ENTRE_FILAS;
  const deLineas = filas.reduce((suma, fila) => suma + altoDe(fila) + entre, filas.length > 0 ? -entre : 0);
  const hoja = tomarHoja(ESCALA * ANCHO, cabeza.alto + deLineas + pie.alto);
  poner(hoja, cabeza, 0, 0);
  const vacio = renglonVacio(fondo);
  for (let y = cabeza.alto; y < cabeza.alto + deLineas; y++) hoja.pixeles.set(vacio, vacio.length * y);
  let y = cabeza.alto;
  for (const fila of filas) {
    for (const { x, bloque } of fila) poner(hoja, bloque, ESCALA * (MARCO + MARGEN + x), y);
    y += altoDe(fila) + entre;
  }
  poner(hoja, pie, 0, cabeza.alto + deLineas);
  return hoja;
}
