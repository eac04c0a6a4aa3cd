import AmountDialog from '@lavanda/shared/ui/dialogs/AmountDialog';
import IdlePrerender from '@lavanda/shared/ui/dialogs/IdlePrerender';
import ClientePicker from './ClientePicker';

const nothing = () => undefined;

/** Prerenders the two most used dialogs (kilos and cliente) while the page is idle, so that they open at once. */
export default function IdleDialogs({ onPhone: phone }: { onPhone: boolean }) {
  return (
    <IdlePrerender of="punto de venta">
      <AmountDialog mode="kg" title="" precio={0} onAccept={nothing} onCancel={nothing} />
      <ClientePicker anchor={null} onPhone={phone} onSelect={nothing} onClose={nothing} />
    </IdlePrerender>
  );
}
