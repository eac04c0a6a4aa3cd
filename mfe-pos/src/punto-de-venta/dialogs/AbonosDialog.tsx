import AppDialog from '@lavanda/shared/ui/AppDialog';
import Money from '@lavanda/shared/ui/Money';
import Tear from '@lavanda/shared/ui/Tear';
import Totals from '@lavanda/shared/ui/Totals';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { NotaGuardada } from '../../notas/nota';
import type { NoteTotals } from '../draft/totals';
import { TEXTOS } from '../textos';

export interface AbonosDialogProps {
  nota: NotaGuardada;
  totals: NoteTotals;
  onCerrar(): void;
}

/** Every payment of the note, what they add up to and what is still due. */
export default function AbonosDialog({ nota, totals, onCerrar }: AbonosDialogProps) {
  return (
    <AppDialog
      abierto
      ancho={460}
      titulo={TEXTOS.desglose}
      subtitulo={`${TEXTOS.folio(nota.folio)} · ${nota.clienteNombre}`}
      onCerrar={onCerrar}
      acciones={
        <Button variant="contained" onClick={onCerrar}>
          {TEXTOS.cerrar}
        </Button>
      }
    >
      <Table
        aria-label={TEXTOS.desglose}
        sx={{ '& td, & th': { px: 0, fontSize: 15 }, '& th': { fontSize: 13, fontWeight: 600, color: 'text.secondary' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{TEXTOS.columnaFecha}</TableCell>
            <TableCell>{TEXTOS.metodo}</TableCell>
            <TableCell align="right">{TEXTOS.monto}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {nota.pagos.map((pago) => (
            <TableRow key={pago.id} sx={{ '&:last-child td': { border: 0 } }}>
              <TableCell>{pago.fecha}</TableCell>
              <TableCell>{pago.reversaDe === null ? pago.metodo : `${pago.metodo} · ${TEXTOS.reversa}`}</TableCell>
              <TableCell align="right">
                <Money centavos={pago.monto} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Tear detras="dialogo" sx={{ m: '0 -24px 16px' }} />
      <Totals
        renglones={[
          { etiqueta: TEXTOS.abonos, valor: <Money centavos={totals.abonos} tamano="grande" /> },
          { etiqueta: TEXTOS.saldo, valor: <Money centavos={totals.saldo} tamano="grande" /> },
        ]}
      />
    </AppDialog>
  );
}
