import type { Nota as NotaDeRed } from '@lavanda/shared/contract/ventas';
import { toCents } from '@lavanda/shared/domain/dinero';
import Tear from '@lavanda/shared/ui/Tear';
import Totals, { type RenglonTotal } from '@lavanda/shared/ui/Totals';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { TEXTOS_NOTA as T } from '../textos';
import { saldoDe } from '../ventas/venta';
import Abonos from './Abonos';
import Articulos from './Articulos';
import Datos from './Datos';

/** The whole note on its paper: what was left at the laundry and what it costs; beside it, whose it is and what was paid. */
export default function Nota({ nota }: { nota: NotaDeRed }) {
  return (
    <Box sx={COLUMNAS}>
      <Paper variant="outlined" sx={PAPEL}>
        <Articulos articulos={nota.articulos} />
        <Tear sx={{ mx: { xs: -4, sm: -5 }, my: 4 }} />
        <Totals renglones={sumas(nota)} />
      </Paper>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <Paper variant="outlined" sx={PAPEL}>
          <Datos nota={nota} />
        </Paper>
        <Paper variant="outlined" sx={PAPEL}>
          <Abonos pagos={nota.pagos} />
        </Paper>
      </Box>
    </Box>
  );
}

function sumas(nota: NotaDeRed): RenglonTotal[] {
  const ajuste = toCents(nota.ajuste);
  return [
    { etiqueta: T.subtotal, valor: toCents(nota.subtotal) },
    { etiqueta: T.envio, valor: toCents(nota.envio) },
    { etiqueta: T.descuentos, valor: -toCents(nota.descuentos) },
    { etiqueta: T.total, valor: toCents(nota.total), fuerte: true },
    { etiqueta: T.abonos, valor: -toCents(nota.abonos) },
    ...(ajuste > 0 ? [{ etiqueta: T.ajuste, valor: -ajuste }] : []),
    { etiqueta: T.saldo, valor: saldoDe(nota), fuerte: true },
  ];
}

const COLUMNAS = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 400px)' },
} as const;

const PAPEL = { minWidth: 0, p: { xs: 4, sm: 5 }, borderRadius: '14px', overflow: 'clip' } as const;
