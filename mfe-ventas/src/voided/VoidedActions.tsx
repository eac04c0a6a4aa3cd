import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { toCents } from '@lavanda/shared/domain/money';
import { holdsMoney } from '@lavanda/shared/domain/voiding';
import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import RestoreRounded from '@mui/icons-material/RestoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { creditOfNota } from '../sales/sale';
import { VOIDED_TEXTS as T } from '../texts';
import RestoreDialog from './RestoreDialog';
import ReturnedDialog from './ReturnedDialog';

/** Buttons of a voided nota's page: restore it and, while its money is to be returned, record that it was returned. */
export default function VoidedActions({ nota }: { nota: Nota }) {
  const [asking, setAsking] = useState<'restore' | 'return' | null>(null);
  const { _id: id, folio, usuario_name: cliente, fecha: date } = nota;
  const returned = toCents(nota.anulada?.devuelto ?? 0);
  const held = toCents(nota.abonos) - creditOfNota(nota);
  const isOwed = nota.anulada?.dinero === 'pendiente' && holdsMoney(held);
  const mayLoseFocus = useRef(false);
  // The button that opened the dialog may be gone when the dialog closes or when the nota is refetched.
  useEffect(() => {
    if (mayLoseFocus.current && asking === null && isFocusLost()) focusPageTitle();
    mayLoseFocus.current = asking !== null || isOwed;
  }, [asking, isOwed]);
  const close = () => setAsking(null);
  return (
    <Box role="group" aria-label={T.actions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {isOwed && (
        <Button variant="outlined" startIcon={<PaymentsRounded aria-hidden />} onClick={() => setAsking('return')}>
          {T.returnNow}
        </Button>
      )}
      <Button variant="contained" startIcon={<RestoreRounded aria-hidden />} onClick={() => setAsking('restore')}>
        {T.restore}
      </Button>
      {asking === 'restore' && (
        <RestoreDialog notas={[{ id, folio, cliente, date, returned }]} onCancel={close} onRestored={close} />
      )}
      {asking === 'return' && <ReturnedDialog id={id} cliente={cliente} amount={held} onClose={close} />}
    </Box>
  );
}
