import { useToast } from '@lavanda/shared';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useRef } from 'react';
import FileChoice from './FileChoice';
import ImportList from './ImportList';
import Preview from './Preview';
import { TEXTS } from './texts';
import { useImport } from './useImport';
import { useImports } from './useImports';

const T = TEXTS;

/** Imports clientes from a file: reviews it, and saves once the user confirms. Lists recent imports while no file is chosen. */
export default function ImportDialog({ onClose }: { onClose(): void }) {
  const notify = useToast();
  const started = useRef<string | null>(null);
  const imports = useImports(started, (job) => {
    if (job._id !== started.current || job.estado !== 'terminada') return;
    notify(T.imported(job.nuevos));
    onClose();
  });
  const importJob = useImport((id) => {
    started.current = id;
  });
  const { selected, preview, error, phase, omitted } = importJob;
  const toImport = preview && preview.problema === null ? preview.nuevos - omitted.size : 0;
  const starting = phase === 'iniciando';

  return (
    <AppDialog
      opened
      title={T.title}
      width={preview ? 960 : 640}
      onClose={onClose}
      busy={starting}
      actions={
        <>
          <Button onClick={onClose} disabled={starting}>
            {selected ? T.cancel : T.close}
          </Button>
          {toImport > 0 && (
            <Button
              variant="contained"
              onClick={importJob.importData}
              disabled={phase !== 'quieto'}
              startIcon={starting ? <CircularProgress size={18} color="inherit" /> : undefined}
            >
              {starting ? T.importing : T.importData(toImport)}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <FileChoice selected={selected} disabled={phase !== 'quieto'} onSelect={importJob.select} />
        {phase === 'revisando' && (
          <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <CircularProgress size={24} />
            {T.checking}
          </Box>
        )}
        {error !== null && (
          <RetryAlert severity="error" onRetry={selected && !preview ? () => void importJob.readAgain() : undefined}>
            {error}
          </RetryAlert>
        )}
        {preview && <Preview preview={preview} importJob={importJob} />}
        {!selected && <ImportList jobs={imports.jobs} error={imports.error} onRetry={() => void imports.refetch()} />}
      </Box>
    </AppDialog>
  );
}
