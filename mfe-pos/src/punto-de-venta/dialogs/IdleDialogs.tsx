import AmountDialog from '@lavanda/shared/ui/AmountDialog';
import Ensayo from '@lavanda/shared/ui/Ensayo';
import ClientePicker from './ClientePicker';

const nada = () => undefined;

/** The two dialogs that a cashier opens in each note, drawn beforehand while the page is idle: kilos and customers. */
export default function IdleDialogs({ telefono }: { telefono: boolean }) {
  return (
    <Ensayo de="punto de venta">
      <AmountDialog modo="kg" titulo="" precio={0} onAceptar={nada} onCancelar={nada} />
      <ClientePicker ancla={null} telefono={telefono} onElegir={nada} onCerrar={nada} />
    </Ensayo>
  );
}
