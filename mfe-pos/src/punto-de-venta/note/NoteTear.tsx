import Clave from '@lavanda/shared/ui/display/Clave';
import Tear from '@lavanda/shared/ui/display/Tear';
import type { ReactNode } from 'react';
import type { Draft } from '../draft/draft';
import type { NoteTotals } from '../draft/totals';
import { TEXTS } from '../texts';

interface NoteTearProps {
  draft: Draft;
  totals: NoteTotals;
}

/** Text on the tear line: 'Nota 10483 · B412 · Entrega ...'; null for a new nota without articles. */
function centerOf({ base, lineas: lines }: Draft, { promiseDate }: NoteTotals): ReactNode {
  const delivery = lines.length > 0 ? TEXTS.delivery(promiseDate) : null;
  if (!base) return delivery;
  return (
    <>
      {TEXTS.folio(base.folio)}
      {base.clave && (
        <>
          {' · '}
          <Clave clave={base.clave} />
        </>
      )}
      {delivery && ` · ${delivery}`}
    </>
  );
}

/** The tear line between the articles and the sums, with the folio and the promised day. */
export default function NoteTear({ draft, totals }: NoteTearProps) {
  const center = centerOf(draft, totals);
  return (
    <Tear sx={{ m: center ? '8px calc(-1 * var(--margen)) 6px' : '4px calc(-1 * var(--margen)) 10px', zIndex: 1 }}>{center}</Tear>
  );
}
