import type { TicketDescrito } from '../describir.ts';
import { TEXTOS } from '../textos.ts';
import { cabecera } from './cabecera.ts';
import { coloresDe, TINTAS } from './colores.ts';
import { entrega } from './entrega.ts';
import { lineas, renglon } from './lineas.ts';
import { ANCHO, ANCHO_UTIL, MARCO, MARGEN } from './medidas.ts';
import { caja, type Estilo, type Nodo, texto } from './nodo.ts';

/** The dashed line that tears, with its two notches. */
function corte(fondo: string): Nodo {
  const muesca: Estilo = { position: 'absolute', top: -9, width: 16, height: 16, borderRadius: 8, background: fondo };
  return caja(
    { position: 'relative', height: 2, borderTop: `2px dashed ${TINTAS.raya}`, margin: `18px -${MARGEN}px 16px` },
    caja({ ...muesca, left: -8 }),
    caja({ ...muesca, right: -8 }),
  );
}

function cliente({ cliente: { nombre }, dia, banderas, atendio }: TicketDescrito): Nodo {
  const detalle: Estilo = { lineHeight: '24px', color: TINTAS.suave };
  return caja(
    { flexDirection: 'column' },
    texto(nombre, ANCHO_UTIL, 24, { lineHeight: '30px', fontWeight: 700, letterSpacing: '-0.01em' }),
    texto([dia, ...banderas].join(' · '), ANCHO_UTIL, 16, detalle),
    atendio === '' ? null : texto(`${TEXTOS.atendio} ${atendio}`, ANCHO_UTIL, 16, detalle),
  );
}

function saldo({ saldo: { etiqueta, valor } }: TicketDescrito): Nodo {
  return caja(
    { justifyContent: 'space-between', alignItems: 'center', marginTop: 10 },
    texto(etiqueta, 200, 20, { lineHeight: '44px', fontWeight: 600 }),
    texto(valor, 280, 36, { lineHeight: '44px', fontWeight: 600, letterSpacing: '-0.02em' }),
  );
}

/** The image of a ticket (mock-up 12): the laundry's colours around the same words as on paper. */
export function dibujo(ticket: TicketDescrito): Nodo {
  const colores = coloresDe(ticket.colores);
  const { fondo } = colores;
  return caja(
    { width: ANCHO, padding: MARCO, fontFamily: 'Figtree', color: TINTAS.fuerte, background: fondo, flexDirection: 'column' },
    caja(
      { flexDirection: 'column', background: TINTAS.papel, borderRadius: 24 },
      cabecera(ticket, colores),
      caja(
        { flexDirection: 'column', padding: `20px ${MARGEN}px 26px` },
        cliente(ticket),
        corte(fondo),
        lineas(ticket),
        corte(fondo),
        caja({ flexDirection: 'column', gap: 6 }, ...[...ticket.sumas, ticket.total, ...ticket.porMetodo].map(renglon)),
        saldo(ticket),
        entrega(ticket, fondo),
        ticket.legal === ''
          ? null
          : texto(ticket.legal, ANCHO_UTIL, 12.5, { lineHeight: '17px', marginTop: 16, color: TINTAS.suave }),
      ),
    ),
  );
}
