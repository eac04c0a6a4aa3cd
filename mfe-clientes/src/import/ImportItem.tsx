import { errorMessage, useCan } from '@lavanda/shared';
import type { ImportJob } from '@lavanda/shared/contract/schemas/imports';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import UndoRounded from '@mui/icons-material/UndoRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useClientesCancelImportMutation, useClientesUndoImportMutation } from './endpoints';
import { TEXTS } from './texts';

const T = TEXTS;

/** Maximum number of kept clientes listed by name after an undo; the others are only counted. */
const NAMED = 20;

/** An import: its file, its result, and the button that stops or undoes it. */
export default function ImportItem({ job }: { job: ImportJob }) {
  const canRemove = useCan('clientes.eliminar');
  const [cancel, cancelling] = useClientesCancelImportMutation();
  const [undo, undoing] = useClientesUndoImportMutation();
  const [asking, setAsking] = useState(false);
  const { archivo: file, estado: state, usuario: user, creada: created } = job;

  async function confirmUndo() {
    const response = await undo(job._id);
    if (!response.error) setAsking(false);
  }

  return (
    <Box component="li" sx={ITEM}>
      <Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file === '' ? T.withoutFile : file}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>{`${whenOf(created)} · ${user}`}</Typography>
      </Box>
      <Progress job={job} />
      {cancelling.error && <Alert severity="error">{T.notCancelled(errorMessage(cancelling.error))}</Alert>}
      {state === 'corriendo' && (
        <Button sx={ACTION} disabled={cancelling.isLoading} onClick={() => void cancel(job._id)}>
          {T.cancelImport}
        </Button>
      )}
      {job.reversible && canRemove && (
        <Button sx={ACTION} startIcon={<UndoRounded />} onClick={() => setAsking(true)}>
          {T.undo}
        </Button>
      )}
      {state === 'deshecha' && job.conservados > 0 && <Kept job={job} />}
      {asking && (
        <ConfirmDialog
          question={T.undoQuestion}
          consequence={T.undoConsequence(job.nuevos)}
          error={undoing.error && T.notUndone(errorMessage(undoing.error))}
          confirm={T.undoConfirm}
          onConfirm={() => void confirmUndo()}
          onCancel={() => setAsking(false)}
          busy={undoing.isLoading}
          danger
        />
      )}
    </Box>
  );
}

/** Progress of an import while it runs or is undone, then its result. */
function Progress({ job }: { job: ImportJob }) {
  const { estado: state, filas: rows, hechas: done, nuevos: created, eliminados: removed, conservados: kept } = job;
  const running = state === 'corriendo';
  const [count, total] = running ? [done, rows] : [removed + kept, created];
  if (!running && state !== 'deshaciendo') return <Typography>{T.states[state](job)}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : Math.min(100, Math.round((count / total) * 100))}
        aria-label={running ? T.importing : T.undoingNow}
        sx={{ height: 10, borderRadius: '5px', bgcolor: 'background.sunken' }}
      />
      <Typography>{running ? T.progress(done, rows) : T.undoProgress(count, total)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {T.goesOn}
      </Typography>
    </Box>
  );
}

/** The clientes that an undo did not remove, and why. */
function Kept({ job: { conservados: count, conservadosPor: kept } }: { job: ImportJob }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 5 }}>
      {kept.slice(0, NAMED).map(({ _id, nombre: name, motivo: reason }) => (
        <li key={_id}>
          <Link to={`/app/clientes/${_id}`}>{name}</Link>
          {`: ${T.keptBecause[reason]}`}
        </li>
      ))}
      {count > NAMED && <li>{T.others(count - Math.min(NAMED, kept.length))}</li>}
    </Box>
  );
}

const WHEN = new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' });
const whenOf = (moment: string) => WHEN.format(new Date(moment));

const ITEM = {
  display: 'grid',
  gap: 2,
  p: 4,
  borderRadius: '12px',
  bgcolor: 'background.default',
} as const;

const ACTION = { justifySelf: 'start' } as const;
