import type { LineaDescrita, Renglon, TicketDescrito } from '../describir.ts';
import { TEXTOS } from '../textos.ts';
import type { Bloque } from './bloque.ts';
import type { Celdas } from './celdas.ts';
import { TINTAS } from './colores.ts';
import { ANCHO_UTIL, COLUMNA_IMPORTE } from './medidas.ts';
import { caja, type Estilo, type Nodo, texto } from './nodo.ts';

const ALTO = { lineHeight: '24px' } as const;
const TAMANO = 17;
/** CSS px. */
export const ENTRE_FILAS = 8;

const cuanto = ({ cantidad, unidad }: LineaDescrita) => (unidad === 'kg' ? TEXTOS.kilos(cantidad) : `${cantidad} ×`);

function pieza(contenido: string, ancho: number, style: Estilo): Nodo {
  const raiz = { width: ancho, fontFamily: 'Figtree', color: TINTAS.fuerte };
  return caja(raiz, texto(contenido, ancho, TAMANO, { ...ALTO, width: ancho, ...style }));
}

/** A piece of a line and where it begins, CSS px from the sheet's margin. */
export interface Pieza {
  x: number;
  bloque: Bloque;
}

/** Quantity, service and amount of every line. */
export async function filasDe({ lineas: todas }: TicketDescrito, celdas: Celdas): Promise<Pieza[][]> {
  const columna = Math.max(52, ...todas.map((linea) => Math.ceil(cuanto(linea).length * 9.5) + 8));
  const ancho = ANCHO_UTIL - columna - COLUMNA_IMPORTE;
  const filas: Pieza[][] = [];
  for (const linea of todas) {
    filas.push([
      { x: 0, bloque: await celdas.de(pieza(cuanto(linea), columna, { fontWeight: 700 }), columna) },
      { x: columna, bloque: await celdas.de(pieza(linea.servicio, ancho, {}), ancho) },
      {
        x: columna + ancho,
        bloque: await celdas.de(pieza(linea.importe, COLUMNA_IMPORTE, { fontWeight: 600, textAlign: 'right' }), COLUMNA_IMPORTE),
      },
    ]);
  }
  return filas;
}

/** What the lines add up to in pieces and kilos, under them. */
export function contenidoDeLineas({ lineas: todas, contenido }: TicketDescrito): Nodo {
  return caja(
    { flexDirection: 'column', gap: ENTRE_FILAS, paddingTop: todas.length === 0 || contenido === '' ? 0 : ENTRE_FILAS },
    todas.length === 0 ? texto(TEXTOS.sinArticulos, ANCHO_UTIL, TAMANO, { ...ALTO, color: TINTAS.suave }) : null,
    contenido === '' ? null : texto(contenido, ANCHO_UTIL, 15, { lineHeight: '20px', color: TINTAS.suave }),
  );
}

/** A label and its amount. */
export function renglon({ etiqueta, valor }: Renglon): Nodo {
  return caja(
    { justifyContent: 'space-between', gap: 16 },
    texto(etiqueta, ANCHO_UTIL - COLUMNA_IMPORTE, TAMANO, { ...ALTO, color: TINTAS.suave }),
    texto(valor, COLUMNA_IMPORTE, TAMANO, { ...ALTO, fontWeight: 600 }),
  );
}
