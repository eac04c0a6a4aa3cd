import { useToast } from '@lavanda/shared';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef } from 'react';
import { TEXTS } from '../texts';
import CheckResult from './CheckResult';
import { ACCEPTS } from './file';
import { useImport } from './useImport';

const T = TEXTS.importData;

/** Imports clientes from a file: checks it first, and saves only once the user confirms. */
export default function ImportDialog({ onClose }: { onClose(): void }) {
  const notify = useToast();
  const input = useRef<HTMLInputElement>(null);
  const importJob = useImport((count) => {
    notify(T.imported(count));
    onClose();
  });
  const { selected, checked, error, phase } = importJob;
  const created = checked?.nuevos ?? 0;

  function onSelect({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Allows picking the same file again after correcting it.
    target.value = '';
    if (file) importJob.select(file);
  }

  return (
    <AppDialog
      opened
      title={T.title}
      width={640}
      onClose={onClose}
      busy={phase === 'importando'}
      actions={
        <>
          <Button onClick={onClose} disabled={phase === 'importando'}>
            {T.cancel}
          </Button>
          {created > 0 && (
            <Button
              variant="contained"
              onClick={importJob.importData}
              disabled={phase !== 'quieto'}
              startIcon={phase === 'importando' ? <CircularProgress size={18} color="inherit" /> : undefined}
            >
              {phase === 'importando' ? T.importing : T.importData(created)}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography sx={{ color: 'text.secondary' }}>{`${T.help} ${T.template}`}</Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 3 }}>
          <input ref={input} hidden type="file" accept={ACCEPTS} aria-label={T.file} onChange={onSelect} />
          <Button
            autoFocus
            variant={selected ? 'outlined' : 'contained'}
            startIcon={<InsertDriveFileOutlined />}
            disabled={phase !== 'quieto'}
            onClick={() => input.current?.click()}
          >
            {selected ? T.selectOther : T.select}
          </Button>
          {selected && <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{selected.nombre}</Typography>}
        </Box>
        {phase === 'revisando' && (
          <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <CircularProgress size={24} />
            {T.checking}
          </Box>
        )}
        {error !== null && (
          <Alert
            severity="error"
            action={
              selected && !checked ? (
                <Button color="inherit" onClick={importJob.checkAgain}>
                  {T.retry}
                </Button>
              ) : undefined
            }
          >
            {error}
          </Alert>
        )}
        {checked && <CheckResult check={checked} />}
      </Box>
    </AppDialog>
  );
}
