import type { DescribedTicket } from '@lavanda/shared/ticket/describeTicket';
import { TEXTS } from '../texts.ts';
import { type Colors, INKS } from './colors.ts';
import { CONTENT_WIDTH, MARGIN } from './measures.ts';
import { box, type LayoutNode, type Style, text } from './node.ts';

const FOLIO_COLUMN = 130;
const GAP = 16;
const TILE = 64;

const LOGO_BOX: Style = {
  width: TILE,
  height: TILE,
  borderRadius: 16,
  background: INKS.paper,
  alignItems: 'center',
  justifyContent: 'center',
};

/** The laundry's header: logo on a white tile, name, sucursal, folio and clave. */
export function header({ negocio: laundry, logo, sucursal, folio, clave }: DescribedTicket, colors: Colors): LayoutNode {
  const centerWidth = CONTENT_WIDTH - FOLIO_COLUMN - GAP - (logo === '' ? 0 : TILE + GAP);
  const bar: Style = {
    background: colors.bar,
    color: colors.onBar,
    borderRadius: '20px 20px 0 0',
    width: '100%',
    padding: `15px ${MARGIN}px 20px`,
    alignItems: 'center',
    gap: GAP,
  };
  const image: LayoutNode = {
    type: 'img',
    props: { src: logo, width: 48, height: 48, style: { objectFit: 'contain' } },
  };
  return box(
    { background: colors.edge, borderRadius: '24px 24px 0 0', paddingTop: 5 },
    box(
      bar,
      logo === '' ? null : box(LOGO_BOX, image),
      box(
        { width: centerWidth, flexDirection: 'column' },
        text(laundry, centerWidth, 24, { lineHeight: '30px', fontWeight: 700, letterSpacing: '-0.01em' }),
        text(sucursal.nombre, centerWidth, 15, { lineHeight: '20px' }),
      ),
      box(
        { width: FOLIO_COLUMN, flexDirection: 'column', alignItems: 'flex-end' },
        text(clave === '' ? TEXTS.nota : TEXTS.concept(folio), FOLIO_COLUMN, 15, { lineHeight: '20px' }),
        text(clave === '' ? folio : clave, FOLIO_COLUMN, 26, { lineHeight: '30px', fontWeight: 700 }),
      ),
    ),
  );
}
