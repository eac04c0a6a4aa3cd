import type { TicketDescrito } from '../describir.ts';
import { TEXTOS } from '../textos.ts';
import { type Colores, TINTAS } from './colores.ts';
import { ANCHO_UTIL, MARGEN } from './medidas.ts';
import { caja, type Estilo, type Nodo, texto } from './nodo.ts';

const COLUMNA_FOLIO = 130;
const SEPARACION = 16;
const LOSETA = 64;

const CAJA_LOGO: Estilo = {
  width: LOSETA,
  height: LOSETA,
  borderRadius: 16,
  background: TINTAS.papel,
  alignItems: 'center',
  justifyContent: 'center',
};

/** The laundry's bar: logo on its white tile, name, branch and folio. */
export function cabecera({ negocio, logo, sucursal, folio }: TicketDescrito, colores: Colores): Nodo {
  const centro = ANCHO_UTIL - COLUMNA_FOLIO - SEPARACION - (logo === '' ? 0 : LOSETA + SEPARACION);
  const barra: Estilo = {
    background: colores.barra,
    color: colores.sobreBarra,
    borderRadius: '20px 20px 0 0',
    width: '100%',
    padding: `15px ${MARGEN}px 20px`,
    alignItems: 'center',
    gap: SEPARACION,
  };
  const imagen: Nodo = { type: 'img', props: { src: logo, width: 48, height: 48, style: { objectFit: 'contain' } } };
  return caja(
    { background: colores.filo, borderRadius: '24px 24px 0 0', paddingTop: 5 },
    caja(
      barra,
      logo === '' ? null : caja(CAJA_LOGO, imagen),
      caja(
        { width: centro, flexDirection: 'column' },
        texto(negocio, centro, 24, { lineHeight: '30px', fontWeight: 700, letterSpacing: '-0.01em' }),
        texto(sucursal.nombre, centro, 15, { lineHeight: '20px' }),
      ),
      caja(
        { width: COLUMNA_FOLIO, flexDirection: 'column', alignItems: 'flex-end' },
        texto(TEXTOS.nota, COLUMNA_FOLIO, 15, { lineHeight: '20px' }),
        texto(folio, COLUMNA_FOLIO, 26, { lineHeight: '30px', fontWeight: 700 }),
      ),
    ),
  );
}
