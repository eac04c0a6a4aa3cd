import { MAX_DETAIL } from '@lavanda/shared/domain/observations';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Draft } from '../draft/draft';
import MarkSwitches from './MarkSwitches';
import PhotoGrid from './PhotoGrid';
import TargetList from './TargetList';
import { TEXTS } from './texts';
import { useObservationsForm } from './useObservationsForm';

export interface ObservationsDialogProps {
  draftKey: string;
  draft: Draft;
  /** Id of the line whose observations are shown first; null for those of the whole nota. */
  target: string | null;
  onClose(): void;
}

/** Dialog for the observations of a nota and its articles: marcas, detail and photos (mock-up 16). */
export default function ObservationsDialog({ draftKey, draft, target, onClose }: ObservationsDialogProps) {
  const form = useObservationsForm(draftKey, draft, target);
  const observations = form.of(form.target);
  const { marcas, detalle: detail } = observations;

  async function save() {
    if (await form.save()) onClose();
  }

  return (
    <AppDialog
      opened
      width={780}
      title={TEXTS.title}
      subtitle={TEXTS.subtitle}
      busy={form.saving}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button size="large" onClick={onClose} disabled={form.saving}>
            {TEXTS.cancel}
          </Button>
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={form.saving || form.photos.preparing}
            sx={{ flexBasis: 160 }}
          >
            {TEXTS.save}
          </Button>
        </>
      }
    >
      <Box sx={COLUMNS}>
        <TargetList lines={draft.lineas} target={form.target} of={form.of} onSelect={form.setTarget} />
        <Stack sx={{ gap: 4, minWidth: 0 }}>
          <MarkSwitches marks={marcas} onChange={(changed) => form.write({ ...observations, marcas: changed })} />
          <Field
            label={TEXTS.detail}
            value={detail}
            input={{ autoComplete: 'off', maxLength: MAX_DETAIL }}
            onChange={({ target: { value } }) => form.write({ ...observations, detalle: value })}
          />
          <PhotoGrid
            photos={form.photos.shown}
            preparing={form.photos.preparing}
            error={form.photos.error}
            onTake={(files) => void form.photos.take(files)}
            onRemove={form.photos.remove}
          />
        </Stack>
      </Box>
    </AppDialog>
  );
}

const COLUMNS = {
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 268px) minmax(0, 1fr)' },
  gap: { xs: 4, sm: 6 },
} as const;
