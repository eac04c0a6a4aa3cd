import { countText, joinNumbers } from '@lavanda/shared/domain/handOver';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { StoredNota } from '../notas/nota';
import { HAND_OVER_TEXTS as T } from './texts';
import { useTakeBack } from './useTakeBack';

interface HandedOverProps {
  nota: StoredNota;
  disabled: boolean;
  /** Called with the nota, none of whose pieces is handed over any more. */
  onTakenBack(nota: StoredNota): void;
}

/** '3 de 3 piezas entregadas', with the button that takes the count back; nothing before a hand-over. */
export default function HandedOver({ nota, disabled, onTakenBack }: HandedOverProps) {
  const { takeBack, taking } = useTakeBack();
  const { bultos: total, entrega: last } = nota;
  const done = joinNumbers(total, last?.entregadas ?? []);
  if (done.length === 0) return null;

  async function undo() {
    const fresh = await takeBack(nota, done);
    if (fresh) onTakenBack(fresh);
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 4 }}>
      <span>{T.handedOverCount(countText(done.length, total))}</span>
      <Button disabled={disabled || taking} onClick={() => void undo()} sx={{ color: 'primary.text', mr: -2 }}>
        {T.takeBackAll}
      </Button>
    </Box>
  );
}
