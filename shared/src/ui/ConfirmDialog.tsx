import DeleteRounded from '@mui/icons-material/DeleteRounded';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import AppDialog from './AppDialog.tsx';
import { TEXTOS } from './textos.ts';

export interface ConfirmDialogProps {
  /** Shown at once unless false: mount it to ask. */
  abierto?: boolean;
  /** The exact question, as the title. */
  pregunta: string;
  consecuencia?: ReactNode;
  /** Text of the button that does it. */
  confirmar: string;
  cancelar?: string;
  onConfirmar(): void;
  onCancelar(): void;
  /** Destroys something: red, with the bin. */
  peligro?: boolean;
  ocupado?: boolean;
}

/** A question before something that can't be taken back lightly. Escape and the backdrop answer no. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    abierto = true,
    pregunta,
    consecuencia,
    confirmar,
    cancelar = TEXTOS.cancelar,
    onConfirmar,
    onCancelar,
    peligro = false,
    ocupado = false,
  } = props;
  const icono = peligro ? <DeleteRounded /> : undefined;
  return (
    <AppDialog
      abierto={abierto}
      titulo={pregunta}
      onCerrar={onCancelar}
      ocupado={ocupado}
      ancho={460}
      sinCruz
      acciones={
        <>
          <Button onClick={onCancelar} disabled={ocupado} autoFocus={peligro}>
            {cancelar}
          </Button>
          <Button
            variant="contained"
            color={peligro ? 'error' : 'primary'}
            onClick={onConfirmar}
            disabled={ocupado}
            autoFocus={!peligro}
            startIcon={ocupado ? <CircularProgress size={18} color="inherit" /> : icono}
          >
            {confirmar}
          </Button>
        </>
      }
    >
      {consecuencia && (
        <Typography component="div" sx={{ color: 'text.secondary' }}>
          {consecuencia}
        </Typography>
      )}
    </AppDialog>
  );
}
