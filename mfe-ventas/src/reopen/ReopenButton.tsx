import { useCan } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { CLOSED } from '@lavanda/shared/domain/nota';
import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { REOPEN_TEXTS as T } from '../texts';
import ReopenDialog from './ReopenDialog';

/** Button that reopens a closed nota, for whoever may void notas. It draws nothing for others, or for an open nota. */
export default function ReopenButton({ nota }: { nota: Nota }) {
  const may = useCan('notas.anular');
  const [asking, setAsking] = useState(false);
  if (!may || nota.status !== CLOSED) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<LockOpenRounded aria-hidden />} onClick={() => setAsking(true)}>
        {T.reopen}
      </Button>
      {asking && <ReopenDialog nota={nota} onClose={() => setAsking(false)} />}
    </>
  );
}
