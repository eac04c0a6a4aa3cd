import type { LocalDay } from '@lavanda/shared/domain/dates';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import type { StoredNota } from '../../notas/nota';
import AmountsFooter from '../AmountsFooter';
import { Card } from '../Card';
import CardHeading from '../CardHeading';
import { dayLabel } from '../dayLabel';
import { TEXTS } from '../texts';

const T = TEXTS.activos;

interface ClosedCardProps {
  nota: StoredNota;
  /** Today's date at the sucursal. */
  today: LocalDay;
  onPrint(notaId: string): void;
}

/** Card of a closed nota, with a button to print its ticket again. */
export default function ClosedCard({ nota, today, onPrint }: ClosedCardProps) {
  return (
    <Card>
      <CardHeading nota={nota} icon={<Inventory2Outlined />} />
      <p className="datos">
        {T.notaOf(dayLabel(nota.fecha, today))}
        <span className="lugar">{nota.sucursalNombre}</span>
      </p>
      <div className="pie">
        <AmountsFooter total={nota.total} saldo={nota.saldo} />
      </div>
      <button type="button" onClick={() => onPrint(nota.id)} aria-label={T.printOf(nota.clienteNombre, nota.folio)}>
        {T.print}
      </button>
    </Card>
  );
}
