import type { Cliente } from '@lavanda/shared/contract/clientes';
import AppDialog from '@lavanda/shared/ui/AppDialog';
import { EnEnsayo } from '@lavanda/shared/ui/Ensayo';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { use, useState } from 'react';
import BuscadorClientes from '../../clientes/BuscadorClientes';
import RegistroCliente from '../../clientes/RegistroCliente';
import { FullSheet } from '../note/FullSheet';
import { TEXTOS } from '../textos';

export interface ClientePickerProps {
  /** Where the popover hangs from; on a phone it is a page of its own. */
  ancla: HTMLElement | null;
  telefono: boolean;
  onElegir(cliente: Cliente): void;
  onCerrar(): void;
}

/** Finds the note's customer, or registers one. Mount it to open it. */
export default function ClientePicker({ ancla, telefono, onElegir, onCerrar }: ClientePickerProps) {
  const [registrando, setRegistrando] = useState<string | null>(null);
  const enEnsayo = use(EnEnsayo);
  const regresar = () => setRegistrando(null);
  const buscador = <BuscadorClientes autoFocus compacto={!telefono} onElegir={onElegir} onRegistrar={setRegistrando} />;
  const registro = <RegistroCliente nombreInicial={registrando ?? ''} onRegistrado={onElegir} onCancelar={regresar} />;

  if (telefono) {
    return (
      <FullSheet
        titulo={registrando === null ? TEXTOS.seleccionarUsuario : TEXTOS.registrarCliente}
        onVolver={registrando === null ? onCerrar : regresar}
      >
        <Box sx={{ flex: 1, overflowY: 'auto', px: 3, pb: 4 }}>{registrando === null ? buscador : registro}</Box>
      </FullSheet>
    );
  }
  if (registrando !== null) {
    return (
      <AppDialog abierto ancho={520} titulo={TEXTOS.registrarCliente} onCerrar={onCerrar}>
        {registro}
      </AppDialog>
    );
  }
  return (
    <Popover
      open
      disablePortal={enEnsayo}
      anchorEl={ancla}
      onClose={onCerrar}
      disableRestoreFocus
      transitionDuration={120}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 2, horizontal: 0 }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': TEXTOS.seleccionarUsuario,
          elevation: 8,
          style: { width: ancla?.parentElement?.clientWidth ?? 404 },
          sx: {
            // It hangs from under the bar and grows as matches come: no lower than the window, so that its last row can
            // be reached.
            maxHeight: 'calc(100dvh - 84px)',
            borderRadius: '14px',
            boxShadow: 8,
            border: '1px solid',
            borderColor: 'divider',
          },
        },
      }}
    >
      {buscador}
    </Popover>
  );
}
