import type { Cliente } from '@lavanda/shared/contract/clientes';
import AppDialog from '@lavanda/shared/ui/AppDialog';
import WindowPicker from '@lavanda/shared/ui/WindowPicker';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { TEXTOS } from '../activos/textos';
import { useMomento } from '../activos/useMomento';
import { usePosPendienteDeClienteQuery } from '../notas/endpoints';
import CampoFecha from './CampoFecha';
import ClienteElegido from './ClienteElegido';
import { type Cita, citaInicial, citaValida, errorDeCita } from './recoleccion';
import { useProgramar } from './useProgramar';

const T = TEXTOS.agenda;

interface PasoProgramarProps {
  cliente: Cliente;
  onCambiar(): void;
  onCerrar(): void;
  onProgramada(): void;
  onAbrirNota(id: string): void;
}

/** Third step: day and window. A customer who already has a pickup waiting is sent to that one instead. */
export default function PasoProgramar({ cliente, onCambiar, onCerrar, onProgramada, onAbrirNota }: PasoProgramarProps) {
  const momento = useMomento();
  const [cita, setCita] = useState<Cita>(() => citaInicial(momento.hoy));
  const { id, programar, guardando, fallo } = useProgramar(cliente, onProgramada);
  const { data } = usePosPendienteDeClienteQuery(cliente._id, { refetchOnMountOrArgChange: true });
  const pendiente = data && data.id !== id ? data : null;
  const notaPendiente = pendiente?.id ?? (data === undefined ? cliente.nota_pendiente : null);

  return (
    <AppDialog
      abierto
      titulo={T.programarTitulo}
      onCerrar={onCerrar}
      ocupado={guardando}
      ancho={520}
      acciones={
        <>
          <Button size="large" onClick={onCerrar} disabled={guardando} sx={{ fontSize: 15 }}>
            {T.cancelar}
          </Button>
          {notaPendiente ? (
            <Button variant="contained" size="large" onClick={() => onAbrirNota(notaPendiente)} sx={{ flex: 1 }}>
              {T.abrirPendiente}
            </Button>
          ) : (
            <Button
              variant="contained"
              size="large"
              onClick={() => programar(cita)}
              disabled={guardando || !citaValida(cita, momento)}
              startIcon={guardando ? <CircularProgress size={18} color="inherit" /> : undefined}
              sx={{ flex: 1 }}
            >
              {guardando ? T.guardando : T.programar}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <ClienteElegido cliente={cliente} deshabilitado={guardando} onCambiar={onCambiar} />
        {notaPendiente ? (
          <Alert severity="warning">{pendiente ? T.yaTiene(pendiente.fecha) : T.yaTieneUna}</Alert>
        ) : (
          <>
            <CampoFecha
              fecha={cita.fecha}
              hoy={momento.hoy}
              deshabilitado={guardando}
              onCambio={(fecha) => setCita({ ...cita, fecha })}
            />
            <WindowPicker
              inicio={cita.inicio}
              fin={cita.fin}
              error={errorDeCita(cita, momento) ?? undefined}
              deshabilitado={guardando}
              onCambio={(ventana) => setCita({ ...cita, ...ventana })}
            />
          </>
        )}
        {fallo !== null && <Alert severity="error">{T.fallo(fallo)}</Alert>}
      </Box>
    </AppDialog>
  );
}
