import { CLOSED } from '@lavanda/shared/domain/nota';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { NoteTotals } from '../draft/totals';
import { TEXTS } from '../texts';
import { differences } from './differences';
import { type ConflictOptions, useConflict } from './useConflict';

interface ConflictDialogProps extends ConflictOptions {
  totals: NoteTotals;
}

/**
 * Asks which version of the nota to keep: the draft, or the stored one, which another register or an earlier attempt of this one
 * (without an answer) saved. The pagos of both versions are kept.
 */
export default function ConflictDialog({ totals, ...conflict }: ConflictDialogProps) {
  const { saved, own, draft, onClose } = conflict;
  const { saveMine, takeSaved } = useConflict(conflict);
  const title = own ? TEXTS.ownConflict : TEXTS.conflict;
  const rows = differences(saved, draft, totals);
  const alreadyClosed = saved.status === CLOSED && !totals.closed;
  return (
    <AppDialog
      opened
      width={660}
      title={title}
      subtitle={own ? TEXTS.ownConflictDetail : TEXTS.conflictDetail}
      onClose={onClose}
      actions={
        <>
          <Button onClick={takeSaved}>{TEXTS.takeSaved}</Button>
          <Button variant="contained" disabled={alreadyClosed} onClick={saveMine}>
            {TEXTS.saveMine}
          </Button>
        </>
      }
    >
      {alreadyClosed && <Typography sx={{ mb: 3, color: 'text.secondary' }}>{TEXTS.conflictClosed}</Typography>}
      {rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{TEXTS.conflictSame}</Typography>
      ) : (
        <Table size="small" aria-label={title} sx={TABLE}>
          <TableHead>
            <TableRow>
              <TableCell>{TEXTS.field}</TableCell>
              <TableCell>{TEXTS.savedOnServer}</TableCell>
              <TableCell>{TEXTS.mine}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ field, saved: theirs, mine }) => (
              <TableRow key={`${field} ${theirs} ${mine}`}>
                <TableCell component="th" scope="row">
                  {field}
                </TableCell>
                <TableCell>{theirs}</TableCell>
                <TableCell>{mine}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </AppDialog>
  );
}

const TABLE = { '& th, & td': { px: { xs: 1, sm: 4 } }, '& td': { whiteSpace: 'nowrap' } } as const;
