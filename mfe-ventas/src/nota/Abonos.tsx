import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { toCents } from '@lavanda/shared/domain/money';
import { favorOf } from '@lavanda/shared/domain/pagos';
import Pagos from '@lavanda/shared/ui/pagos/Pagos';
import { shownPago } from '@lavanda/shared/ui/pagos/pago';
import Typography from '@mui/material/Typography';
import { saldoOf } from '../sales/sale';
import { NOTA_TEXTS as T } from '../texts';

/** Every pago of the nota and the amounts returned; users with the permission can correct or return a pago. */
export default function Abonos({ nota }: { nota: Nota }) {
  const { _id: id, folio, total, abonos, pagos } = nota;
  return (
    <>
      <Typography variant="h3" component="h2" id="nota-abonos" sx={{ mb: 3 }}>
        {T.breakdown}
      </Typography>
      {pagos.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{T.noAbonos}</Typography>
      ) : (
        <Pagos
          labelledBy="nota-abonos"
          nota={{
            id,
            folio,
            total: toCents(total),
            abonos: toCents(abonos),
            pagos: pagos.map(shownPago),
            favor: favorOf(saldoOf(nota)),
          }}
        />
      )}
    </>
  );
}
