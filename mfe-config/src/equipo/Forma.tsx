import AppDialog from '@lavanda/shared/ui/AppDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { TEXTOS } from './textos';
import type { Guardado } from './useGuardar';

interface FormaProps {
  titulo: string;
  guardado: Guardado;
  /** What the panel says of a failure that is no field's fault. */
  alFallar(detalle: string): string;
  verbo: string;
  /** On the button until the answer. */
  verboOcupado: string;
  onEnviar(): void;
  onCerrar(): void;
  /** The fields. */
  children: ReactNode;
}

/** Frame of the user modal: while it saves its button is off with a spinner and it can't close (spec 4 "User modal modes"). */
export default function Forma({ titulo, guardado, alFallar, verbo, verboOcupado, onEnviar, onCerrar, children }: FormaProps) {
  const { guardando, fallo, campos, boton } = guardado;
  return (
    <AppDialog
      abierto
      titulo={titulo}
      ocupado={guardando}
      onEnviar={onEnviar}
      onCerrar={onCerrar}
      acciones={
        <>
          <Button onClick={onCerrar} disabled={guardando}>
            {TEXTOS.cancelar}
          </Button>
          <Button
            ref={boton}
            type="submit"
            variant="contained"
            disabled={guardando}
            startIcon={guardando && <CircularProgress size={18} color="inherit" aria-hidden />}
          >
            {guardando ? verboOcupado : verbo}
          </Button>
        </>
      }
    >
      <Stack ref={campos} sx={{ gap: 4 }}>
        {children}
        {fallo && <Alert severity="error">{alFallar(fallo)}</Alert>}
      </Stack>
    </AppDialog>
  );
}
