import type { CorteRow } from './corteRow';
import { CORTES_TEXTS as T } from './texts';

/**
 * Notes below the cashier's name: who closed the turno in the cashier's place, what arrived after the corte, and whether only
 * a method other than cash differs.
 */
export default function RowNotes({ row }: { row: CorteRow }) {
  return (
    <>
      {row.closedBy !== '' && <small>{row.closedBy}</small>}
      {row.late !== '' && <small className="late">{row.late}</small>}
      {row.otherDiffers && <small className="late">{T.otherMethod}</small>}
    </>
  );
}
