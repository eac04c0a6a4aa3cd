import { CERRADA } from '@lavanda/shared/domain/nota';
import AppDialog from '@lavanda/shared/ui/AppDialog';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { NotaGuardada } from '../../notas/nota';
import type { Borrador } from '../borrador/borrador';
import type { Cuenta } from '../borrador/cuenta';
import { TEXTOS } from '../textos';
import { diferencias } from './diferencias';

export interface DialogoConflictoProps {
  guardada: NotaGuardada;
  borrador: Borrador;
  cuenta: Cuenta;
  onGuardarMios(): void;
  onTomarGuardada(): void;
  onCerrar(): void;
}

/** Another register saved the note first: what differs, and which of the two goes on. Payments of both are kept either way. */
export default function DialogoConflicto({
  guardada,
  borrador,
  cuenta,
  onGuardarMios,
  onTomarGuardada,
  onCerrar,
}: DialogoConflictoProps) {
  const filas = diferencias(guardada, borrador, cuenta);
  const yaCerrada = guardada.status === CERRADA && !cuenta.cerrada;
  return (
    <AppDialog
      abierto
      ancho={660}
      titulo={TEXTOS.conflicto}
      subtitulo={TEXTOS.conflictoDetalle}
      onCerrar={onCerrar}
      acciones={
        <>
          <Button onClick={onTomarGuardada}>{TEXTOS.tomarGuardada}</Button>
          <Button variant="contained" disabled={yaCerrada} onClick={onGuardarMios}>
            {TEXTOS.guardarMios}
          </Button>
        </>
      }
    >
      {yaCerrada && <Typography sx={{ mb: 3, color: 'text.secondary' }}>{TEXTOS.conflictoCerrada}</Typography>}
      {filas.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{TEXTOS.conflictoIgual}</Typography>
      ) : (
        <Table size="small" aria-label={TEXTOS.conflicto} sx={TABLA}>
          <TableHead>
            <TableRow>
              <TableCell>{TEXTOS.dato}</TableCell>
              <TableCell>{TEXTOS.guardadaEnServidor}</TableCell>
              <TableCell>{TEXTOS.mia}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {filas.map(({ dato, guardada: suya, mia }) => (
              <TableRow key={`${dato} ${suya} ${mia}`}>
                <TableCell component="th" scope="row">
                  {dato}
                </TableCell>
                <TableCell>{suya}</TableCell>
                <TableCell>{mia}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </AppDialog>
  );
}

const TABLA = { '& th, & td': { px: { xs: 1, sm: 4 } }, '& td': { whiteSpace: 'nowrap' } } as const;
