import type { TicketDescrito } from '../describir.ts';
import { codigoQr } from '../qr.ts';
import { TEXTOS } from '../textos.ts';
import { TINTAS } from './colores.ts';
import { ANCHO_UTIL } from './medidas.ts';
import { caja, type Estilo, type Nodo, texto } from './nodo.ts';

const LADO_QR = 92;
const MARGEN_QR = 14;
const ANCHO = ANCHO_UTIL - 40 - 16 - LADO_QR - 2 * MARGEN_QR;

const CAJA: Estilo = {
  borderRadius: 16,
  padding: '16px 20px',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  marginTop: 20,
};

function qr(enlace: string): Nodo {
  const { trazo, lado } = codigoQr(enlace);
  const dibujo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${lado} ${lado}" width="${LADO_QR}" height="${LADO_QR}" shape-rendering="crispEdges"><path d="${trazo}"/></svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(dibujo).toString('base64')}`;
  const marco = { background: TINTAS.papel, padding: MARGEN_QR, borderRadius: 10 };
  return caja(marco, { type: 'img', props: { src, width: LADO_QR, height: LADO_QR } });
}

/** The promised date beside the QR of the public link; without a promise, what the QR is for. */
export function entrega(ticket: TicketDescrito, fondo: string): Nodo {
  const palabras = ticket.entrega
    ? [
        texto(ticket.entrega.etiqueta, ANCHO, 15, { lineHeight: '20px', color: TINTAS.suave }),
        texto(ticket.entrega.valor, ANCHO, 22, { lineHeight: '30px', fontWeight: 700 }),
      ]
    : [texto(TEXTOS.escanea, ANCHO, 15, { lineHeight: '20px', color: TINTAS.suave })];
  return caja({ ...CAJA, background: fondo }, caja({ flexDirection: 'column', width: ANCHO }, ...palabras), qr(ticket.enlace));
}
