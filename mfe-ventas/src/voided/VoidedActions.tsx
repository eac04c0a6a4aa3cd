import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { toCents } from '@lavanda/shared/domain/money';
import RestoreRounded from '@mui/icons-material/RestoreRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { VOIDED_TEXTS as T } from '../texts';
import RestoreDialog from './RestoreDialog';

/** The one action on the page of a voided nota: restoring it. */
export default function VoidedActions({ nota }: { nota: Nota }) {
  const [asking, setAsking] = useState(false);
  const { _id: id, folio, usuario_name: cliente, fecha: date } = nota;
  const returned = toCents(nota.anulada?.devuelto ?? 0);
  return (
    <>
      <Button variant="contained" startIcon={<RestoreRounded aria-hidden />} onClick={() => setAsking(true)}>
        {T.restore}
      </Button>
      {asking && (
        <RestoreDialog
          notas={[{ id, folio, cliente, date, returned }]}
          onCancel={() => setAsking(false)}
          onRestored={() => setAsking(false)}
        />
      )}
    </>
  );
}
