import { useCan } from '@lavanda/shared';
import LockOpenRounded from '@mui/icons-material/LockOpenRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { CLOSED } from '../../domain/nota.ts';
import ReopenDialog, { type ReopenableNota } from './ReopenDialog.tsx';
import { REOPEN_TEXTS as T } from './texts.ts';

interface ReopenButtonProps extends Pick<ButtonProps, 'variant' | 'color' | 'sx'> {
  nota: ReopenableNota & { status: number };
}

/** Button that reopens a closed nota, for users who may void notas. It draws nothing for other users or an open nota. */
export default function ReopenButton({ nota, ...look }: ReopenButtonProps) {
  const may = useCan('notas.anular');
  const [asking, setAsking] = useState(false);
  if (!may || nota.status !== CLOSED) return null;
  return (
    <>
      <Button startIcon={<LockOpenRounded aria-hidden />} onClick={() => setAsking(true)} {...look}>
        {T.reopen}
      </Button>
      {asking && <ReopenDialog nota={nota} onClose={() => setAsking(false)} />}
    </>
  );
}
