import { errorMessage } from '@lavanda/shared';
import { newId } from '@lavanda/shared/domain/newId';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import WindowPicker from '@lavanda/shared/ui/fields/WindowPicker';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRutasSaveRepeatMutation } from './endpoints';
import { TEXTS as T } from './texts';

interface AddRepeatProps {
  cliente: string;
  /** Weekdays that already have a weekly pickup, 1 Sunday to 7 Saturday. */
  taken: readonly number[];
  onClose(): void;
}

/** Adds a weekly pickup: asks for the weekday and the time window. */
export default function AddRepeat({ cliente, taken, onClose }: AddRepeatProps) {
  // All attempts send the same id, so that a retry doesn't add a second pickup.
  const [id] = useState(newId);
  const [save, { isLoading: busy, error }] = useRutasSaveRepeatMutation();
  const days = T.days.map((label, index) => ({ value: index + 1, label, disabled: taken.includes(index + 1) }));
  const [day, setDay] = useState(days.find(({ value, disabled }) => value > 1 && !disabled)?.value ?? 1);
  const [{ start, end }, setWindow] = useState({ start: '10:00', end: '12:00' });

  async function submit() {
    if (end <= start) return;
    const { error } = await save({ _id: id, cliente, dia: day, hora_inicio: start, hora_final: end });
    if (!error) onClose();
  }

  return (
    <AppDialog
      opened
      busy={busy}
      width={560}
      title={T.add}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {T.cancel}
          </Button>
          <BusyButton type="submit" size="large" busy={busy} sx={{ flex: 1 }}>
            {busy ? T.saving : T.save}
          </BusyButton>
        </>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <Segmented fill label={T.day} options={days} value={day} onChange={setDay} disabled={busy} />
        <WindowPicker start={start} end={end} onChange={setWindow} disabled={busy} />
        <Typography sx={{ color: 'text.secondary' }}>{T.explain}</Typography>
        {error && <FieldError mensaje={errorMessage(error)} />}
      </Stack>
    </AppDialog>
  );
}
