import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Money from '@lavanda/shared/ui/display/Money';
import Tear from '@lavanda/shared/ui/display/Tear';
import Totals from '@lavanda/shared/ui/display/Totals';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { StoredNota } from '../../notas/nota';
import type { NoteTotals } from '../draft/totals';
import { TEXTS } from '../texts';

export interface AbonosDialogProps {
  nota: StoredNota;
  totals: NoteTotals;
  onClose(): void;
}

/** Lists every pago of the nota, their sum and the saldo. */
export default function AbonosDialog({ nota, totals, onClose }: AbonosDialogProps) {
  return (
    <AppDialog
      opened
      width={460}
      title={TEXTS.breakdown}
      subtitle={`${TEXTS.folio(nota.folio)} · ${nota.clienteNombre}`}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {TEXTS.close}
        </Button>
      }
    >
      <Table
        aria-label={TEXTS.breakdown}
        sx={{
          '& td, & th': { px: 0, fontSize: 15 },
          '& th': { fontSize: 13, fontWeight: 600, color: 'text.secondary' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{TEXTS.dateColumn}</TableCell>
            <TableCell>{TEXTS.metodo}</TableCell>
            <TableCell align="right">{TEXTS.monto}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {nota.pagos.map((pago) => (
            <TableRow key={pago.id} sx={{ '&:last-child td': { border: 0 } }}>
              <TableCell>{pago.fecha}</TableCell>
              <TableCell>{pago.reversaDe === null ? pago.metodo : `${pago.metodo} · ${TEXTS.reversal}`}</TableCell>
              <TableCell align="right">
                <Money centavos={pago.monto} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Tear behind="dialogo" sx={{ m: '0 -24px 16px' }} />
      <Totals
        listRows={[
          { label: TEXTS.abonos, value: <Money centavos={totals.abonos} size="grande" /> },
          { label: TEXTS.saldo, value: <Money centavos={totals.saldo} size="grande" /> },
        ]}
      />
    </AppDialog>
  );
}
