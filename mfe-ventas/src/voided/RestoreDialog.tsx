import { serverNow, useCurrentUser } from '@lavanda/shared';
import { firstOpenDay } from '@lavanda/shared/domain/closedMonth';
import { dayIn } from '@lavanda/shared/domain/dates';
import { formatMoney } from '@lavanda/shared/domain/money';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { VOIDED_TEXTS as T } from '../texts';
import { type RestorableNota, useRestore } from './useRestore';

interface RestoreDialogProps {
  notas: readonly RestorableNota[];
  onCancel(): void;
  onRestored(): void;
}

/** Confirms restoring voided notas, and lists the effects. Stays open with an error if the call fails. */
export default function RestoreDialog({ notas, onCancel, onRestored }: RestoreDialogProps) {
  const restore = useRestore();
  const { zona_horaria: zone } = useCurrentUser().sucursalData;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [first] = notas;
  const one = notas.length === 1;
  const returned = notas.reduce((sum, nota) => sum + nota.returned, 0);
  const openFrom = firstOpenDay(dayIn(zone, serverNow()));

  const confirm = async () => {
    setBusy(true);
    setError(null);
    const failure = await restore(notas);
    setBusy(false);
    if (failure === null) onRestored();
    else setError(failure);
  };
  return (
    <ConfirmDialog
      question={first && one ? T.question(first.folio, first.cliente) : T.questionOfMany(notas.length)}
      consequence={
        <Box sx={{ display: 'grid', gap: 3 }}>
          {T.consequence(one)}
          {returned > 0 && <span>{T.returned(formatMoney(returned))}</span>}
          {notas.some(({ date }) => date < openFrom) && <span>{T.closedMonth(one)}</span>}
          <FieldError mensaje={error} />
        </Box>
      }
      confirm={T.restore}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
}
