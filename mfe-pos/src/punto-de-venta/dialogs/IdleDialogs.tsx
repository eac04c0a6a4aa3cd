import AmountDialog from '@lavanda/shared/ui/dialogs/AmountDialog';
import IdlePrerender from '@lavanda/shared/ui/dialogs/IdlePrerender';
import ClientePicker from './ClientePicker';

const nothing = () => undefined;

/** Prerenders, while the page is idle, the two dialogs opened in every nota: kilos and cliente. */
export default function IdleDialogs({ telefono: phone }: { telefono: boolean }) {
  return (
    <IdlePrerender of="punto de venta">
      <AmountDialog mode="kg" title="" precio={0} onAccept={nothing} onCancel={nothing} />
      <ClientePicker anchor={null} telefono={phone} onSelect={nothing} onClose={nothing} />
    </IdlePrerender>
  );
}
