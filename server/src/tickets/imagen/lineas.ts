import type { LineaDescrita, Renglon, TicketDescrito } from '../describir.ts';
import { TEXTOS } from '../textos.ts';
import { TINTAS } from './colores.ts';
import { ANCHO_UTIL, COLUMNA_IMPORTE } from './medidas.ts';
import { caja, type Estilo, type Nodo, texto } from './nodo.ts';

const ALTO = { lineHeight: '24px' } as const;
const TAMANO = 17;

const cuanto = ({ cantidad, unidad }: LineaDescrita) => (unidad === 'kg' ? TEXTOS.kilos(cantidad) : `${cantidad} ×`);

/** Quantity, service and amount of every line, and what they add up to in pieces and kilos. */
export function lineas({ lineas: todas, contenido }: TicketDescrito): Nodo {
  const columna = Math.max(52, ...todas.map((linea) => Math.ceil(cuanto(linea).length * 9.5) + 8));
  const ancho = ANCHO_UTIL - columna - COLUMNA_IMPORTE;
  const celda = (contenido: string, width: number, style: Estilo) =>
    texto(contenido, width, TAMANO, { ...ALTO, width, ...style });
  return caja(
    { flexDirection: 'column', gap: 8 },
    ...todas.map((linea) =>
      caja(
        {},
        celda(cuanto(linea), columna, { fontWeight: 700 }),
        celda(linea.servicio, ancho, {}),
        celda(linea.importe, COLUMNA_IMPORTE, { fontWeight: 600, textAlign: 'right' }),
      ),
    ),
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
