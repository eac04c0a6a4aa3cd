import type { AppDispatch } from '@lavanda/shared';
import { MAX_QUANTITY } from '@lavanda/shared/domain/money';
import AmountDialog from '@lavanda/shared/ui/dialogs/AmountDialog';
import { useDispatch } from 'react-redux';
import type { Line } from '../../notas/nota';
import { draftActions } from '../draft/slice';
import { TEXTS } from '../texts';

interface QuantityDialogProps {
  draftKey: string;
  line: Line;
  onClose(): void;
}

/** Dialog that changes the quantity, pieces or kilos, of one line of the draft. */
export default function QuantityDialog({ draftKey, line, onClose }: QuantityDialogProps) {
  const dispatch = useDispatch<AppDispatch>();
  return (
    <AmountDialog
      mode={line.medida === 'kg' ? 'kg' : 'cantidad'}
      title={line.servicio}
      verb={TEXTS.cantidad}
      integer={line.medida === 'pz'}
      precio={line.precio}
      max={MAX_QUANTITY}
      initialValue={line.cantidad}
      onAccept={(quantity) => {
        dispatch(draftActions.quantityChanged({ draftKey, id: line.id, cantidad: quantity }));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
