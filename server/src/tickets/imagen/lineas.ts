import type { LineaDescrita, Renglon, TicketDescrito } from '../describir.ts';
import { TEXTOS } from '../textos.ts';
import type { Celda, Celdas } from './celdas.ts';
import { TINTAS } from './colores.ts';
import { ANCHO_UTIL, COLUMNA_IMPORTE } from './medidas.ts';
import { caja, type Estilo, type Nodo, texto } from './nodo.ts';

const ALTO = { lineHeight: '24px' } as const;
const TAMANO = 17;
const ENTRE_FILAS = 8;

const cuanto = ({ cantidad, unidad }: LineaDescrita) => (unidad === 'kg' ? TEXTOS.kilos(cantidad) : `${cantidad} ×`);

function pieza(contenido: string, ancho: number, style: Estilo): Nodo {
  const raiz = { width: ancho, fontFamily: 'Figtree', color: TINTAS.fuerte };
  return caja(raiz, texto(contenido, ancho, TAMANO, { ...ALTO, width: ancho, ...style }));
}

/** Quantity, service and amount of every line, one row under the other. */
export async function lineas({ lineas: todas }: TicketDescrito, celdas: Celdas): Promise<Celda> {
  const columna = Math.max(52, ...todas.map((linea) => Math.ceil(cuanto(linea).length * 9.5) + 8));
  const ancho = ANCHO_UTIL - columna - COLUMNA_IMPORTE;
  let alto = 0;
  const partes: string[] = [];
  for (const linea of todas) {
    const fila = [
      { x: 0, celda: await celdas.de(pieza(cuanto(linea), columna, { fontWeight: 700 }), columna) },
      { x: columna, celda: await celdas.de(pieza(linea.servicio, ancho, {}), ancho) },
      {
        x: columna + ancho,
        celda: await celdas.de(pieza(linea.importe, COLUMNA_IMPORTE, { fontWeight: 600, textAlign: 'right' }), COLUMNA_IMPORTE),
      },
    ];
    const y = alto === 0 ? 0 : alto + ENTRE_FILAS;
    for (const { x, celda } of fila) partes.push(`<g transform="translate(${x} ${y})">${celda.dibujo}</g>`);
    alto = y + Math.max(...fila.map(({ celda }) => celda.alto));
  }
  return { dibujo: partes.join(''), alto };
}

/** Where the lines will stand, and what they add up to in pieces and kilos. */
export function lugarDeLineas({ lineas: todas, contenido }: TicketDescrito, alto: number): Nodo {
  return caja(
    { flexDirection: 'column', gap: ENTRE_FILAS },
    todas.length === 0
      ? texto(TEXTOS.sinArticulos, ANCHO_UTIL, TAMANO, { ...ALTO, color: TINTAS.suave })
      : { ...caja({ width: ANCHO_UTIL, height: alto, flexShrink: 0 }), key: LUGAR },
    contenido === '' ? null : texto(contenido, ANCHO_UTIL, 15, { lineHeight: '20px', color: TINTAS.suave }),
  );
}

/** Key of the node that keeps the lines' place. */
export const LUGAR = 'lineas';

/** A label and its amount. */
export function renglon({ etiqueta, valor }: Renglon): Nodo {
  return caja(
    { justifyContent: 'space-between', gap: 16 },
    texto(etiqueta, ANCHO_UTIL - COLUMNA_IMPORTE, TAMANO, { ...ALTO, color: TINTAS.suave }),
    texto(valor, COLUMNA_IMPORTE, TAMANO, { ...ALTO, fontWeight: 600 }),
  );
}
