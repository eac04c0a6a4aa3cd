import AmountDialog from '@lavanda/shared/ui/AmountDialog';
import Ensayo from '@lavanda/shared/ui/Ensayo';
import SelectorCliente from '../cliente/SelectorCliente';

const nada = () => undefined;

/** What a cashier opens first over a note, drawn beforehand: the pad of the kilos and the customers. */
export default function EnsayoDeCapas({ telefono }: { telefono: boolean }) {
  return (
    <Ensayo de="punto de venta">
      <AmountDialog modo="kg" titulo="" precio={0} onAceptar={nada} onCancelar={nada} />
      <SelectorCliente ancla={null} telefono={telefono} onElegir={nada} onCerrar={nada} />
    </Ensayo>
  );
}
