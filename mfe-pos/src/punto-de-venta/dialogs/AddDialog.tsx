import { useServiciosQuery } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { MAX_QUANTITY, toCents } from '@lavanda/shared/domain/money';
import { namesakeText, pricedNamesake } from '@lavanda/shared/domain/servicio';
import AmountDialog from '@lavanda/shared/ui/dialogs/AmountDialog';
import FlexDialog from '@lavanda/shared/ui/dialogs/FlexDialog';
import type { Line } from '../../notas/nota';
import { lineFor } from '../draft/draft';

interface AddDialogProps {
  /** A servicio sold by the kilo or a flexible one. */
  servicio: Servicio;
  onLine(line: Line): void;
  onClose(): void;
}

/** Asks for the kilos of a servicio, or for the name, quantity and price of a flexible one, and adds it to the nota. */
export default function AddDialog({ servicio, onLine, onClose }: AddDialogProps) {
  const { data: servicios = [] } = useServiciosQuery();

  function checkName(name: string) {
    const namesake = pricedNamesake(name, servicios);
    return namesake && namesakeText(namesake.servicio);
  }

  function add(line: Line) {
    onLine(line);
    onClose();
  }

  return servicio.medida === 'flex' ? (
    <FlexDialog
      title={servicio.servicio}
      checkName={checkName}
      onAccept={({ nombre: name, cantidad: quantity, precio: price }) =>
        add(lineFor(servicio, quantity, { nombre: name, precio: price }))
      }
      onCancel={onClose}
    />
  ) : (
    <AmountDialog
      mode="kg"
      title={servicio.servicio}
      precio={toCents(servicio.precio)}
      max={MAX_QUANTITY}
      onAccept={(grams) => add(lineFor(servicio, grams))}
      onCancel={onClose}
    />
  );
}
