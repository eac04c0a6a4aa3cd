import { countText, joinNumbers, missingText } from '@lavanda/shared/domain/handOver';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import type { StoredNota } from '../notas/nota';
import { countedPiece } from './pieceNames';
import { HAND_OVER_TEXTS as T } from './texts';
import { useTakeBack } from './useTakeBack';

interface HandedOverProps {
  nota: StoredNota;
  disabled: boolean;
  /** Called with the nota after its whole hand-over was undone, also by a retry. */
  onTakenBack(nota: StoredNota): void;
}

/**
 * '2 de 3 piezas entregadas' and the missing pieces, if any, with a button that undoes the hand-over. Draws nothing before a
 * hand-over.
 */
export default function HandedOver({ nota, disabled, onTakenBack }: HandedOverProps) {
  const { takeBack, taking, takenBack } = useTakeBack();
  const tell = useEffectEvent(onTakenBack);
  // An effect, because a retry from the toast must not call back once the dialog is closed.
  useEffect(() => {
    if (takenBack) tell(takenBack);
  }, [takenBack]);
  const { bultos: total, entrega: last } = nota;
  const done = joinNumbers(total, last?.entregadas ?? []);
  if (done.length === 0) return null;
  const missing = missingText(
    nota.piezas.map((piece) => countedPiece(nota, piece)),
    done,
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 4 }}>
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {T.handedOverCount(countText(done.length, total))}
        {missing !== '' && (
          <Box component="b" sx={{ display: 'block', color: 'error.main' }}>
            {missing}
          </Box>
        )}
      </Box>
      <Button disabled={disabled || taking} onClick={() => void takeBack(nota, done)} sx={{ color: 'primary.text', mr: -2 }}>
        {T.takeBackAll}
      </Button>
    </Box>
  );
}
