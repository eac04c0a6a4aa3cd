import type { CorteRow } from './corteRow';
import { CORTES_TEXTS as T } from './texts';

/** Under the cashier's name: who closed it, what came after it, and a difference that isn't in cash. */
export default function RowNotes({ row }: { row: CorteRow }) {
  return (
    <>
      {row.closedBy !== '' && <small>{row.closedBy}</small>}
      {row.late !== '' && <small className="late">{row.late}</small>}
      {row.otherDiffers && <small className="late">{T.otherMethod}</small>}
    </>
  );
}
