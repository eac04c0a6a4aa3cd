import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { toCents } from '@lavanda/shared/domain/money';
import Money from '@lavanda/shared/ui/display/Money';
import Typography from '@mui/material/Typography';
import { NOTA_TEXTS as T } from '../texts';
import { Square } from './noteFrame';

/** Every pago of the nota, including reversals. */
export default function Abonos({ pagos }: { pagos: Nota['pagos'] }) {
  return (
    <>
      <Typography variant="h3" component="h2" id="nota-abonos" sx={{ mb: 3 }}>
        {T.breakdown}
      </Typography>
      {pagos.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{T.noAbonos}</Typography>
      ) : (
        <Square aria-labelledby="nota-abonos">
          <thead>
            <tr>
              <th scope="col">{T.fecha}</th>
              <th scope="col">{T.metodo}</th>
              <th scope="col" className="numero">
                {T.monto}
              </th>
            </tr>
          </thead>
          <tbody>
            {pagos.map((pago) => (
              <tr key={pago._id}>
                <td>{pago.fecha}</td>
                <td>{pago.reversa_de === null ? pago.metodo : `${pago.metodo} · ${T.reversal}`}</td>
                <td className="numero">
                  <Money centavos={toCents(pago.monto)} />
                </td>
              </tr>
            ))}
          </tbody>
        </Square>
      )}
    </>
  );
}
