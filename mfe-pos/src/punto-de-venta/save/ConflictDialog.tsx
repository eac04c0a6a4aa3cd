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
import type { Draft } from '../draft/draft';
import type { NoteTotals } from '../draft/totals';
import { TEXTOS } from '../textos';
import { differences } from './differences';

export interface ConflictDialogProps {
  guardada: NotaGuardada;
  draft: Draft;
  totals: NoteTotals;
  onGuardarMios(): void;
  onTomarGuardada(): void;
  onCerrar(): void;
}

/**
 * Another register saved the note first: what differs, and which of the two goes on. Payments of both are kept either
 * way.
 */
export default function ConflictDialog({
  guardada,
  draft,
  totals,
  onGuardarMios,
  onTomarGuardada,
  onCerrar,
}: ConflictDialogProps) {
  const filas = differences(guardada, draft, totals);
  const yaCerrada = guardada.status === CERRADA && !totals.cerrada;
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
