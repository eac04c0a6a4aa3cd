import type { Caja } from '@lavanda/shared/contract/schemas/caja';
import { useLocalTimes } from '../layout/localTimes';
import PartialDialog from '../partial/PartialDialog';
import DrawerDialog from './DrawerDialog';

/** A dialog of the menu: 'Corte parcial', a new caja, or the caja to rename. */
export type OpenDialog = Caja | 'new' | 'partial';

interface DrawerDialogsProps {
  dialog: OpenDialog | null;
  /** The turno of the shown caja; null or undefined while that caja is closed or not loaded. */
  turno: { _id: string; sucursal: string } | null | undefined;
  /** Called with the id of the caja that was added. */
  onSaved(caja: string): void;
  onClose(): void;
}

/** Draws the dialog that the user opened from the menu of cajas, if any. */
export function DrawerDialogs({ dialog, turno, onSaved, onClose }: DrawerDialogsProps) {
  const times = useLocalTimes(turno?.sucursal);
  if (dialog === 'partial') return turno && <PartialDialog turno={turno._id} times={times} onClose={onClose} />;
  return dialog !== null && <DrawerDialog caja={dialog === 'new' ? null : dialog} onSaved={onSaved} onClose={onClose} />;
}
