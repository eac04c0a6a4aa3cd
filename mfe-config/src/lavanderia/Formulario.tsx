import type { Identidad } from '@lavanda/shared/contract/tenant';
import LeaveDialog from '@lavanda/shared/ui/form/LeaveDialog';
import { useGuardaSalida } from '@lavanda/shared/ui/useGuardaSalida';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import Cabeza from './Cabeza';
import { aHex } from './colores/hex';
import SeccionColores from './colores/SeccionColores';
import TablaContraste from './colores/TablaContraste';
import VistaPrevia from './colores/VistaPrevia';
import SeccionEnvio from './envio/SeccionEnvio';
import { useIdentityForm } from './forma/useIdentityForm';
import SeccionNombre from './identidad/SeccionNombre';
import SeccionSucursales from './sucursales/SeccionSucursales';
import { TEXTOS } from './textos';
import SeccionTicket from './ticket/SeccionTicket';

/** The last colours of the form that are colours: what is half typed doesn't blank the preview. */
function useColoresVistos(primario: string, secundario: string, guardados: Identidad['colores']) {
  const [ultimos, setUltimos] = useState(guardados);
  const vistos = { primario: aHex(primario) ?? ultimos.primario, secundario: aHex(secundario) ?? ultimos.secundario };
  if (vistos.primario !== ultimos.primario || vistos.secundario !== ultimos.secundario) setUltimos(vistos);
  return vistos;
}

/** The form beside its live preview; one under the other below 1200 px, the preview after the colours. */
export default function Formulario({ identidad }: { identidad: Identidad }) {
  const form = useIdentityForm(identidad);
  const guarda = useGuardaSalida(form.changed, form.release);
  const colores = useColoresVistos(form.values.primario, form.values.secundario, identidad.colores);

  return (
    <Box
      component="form"
      noValidate
      ref={form.inForm}
      onSubmit={(evento) => {
        evento.preventDefault();
        void form.submit();
      }}
      sx={{ mb: { lg: '-56px' } }}
    >
      <Cabeza form={form} />
      {form.failure && (
        <Alert severity="error" sx={{ mb: 3.5 }}>
          {form.failure}
        </Alert>
      )}
      {form.recovered && (
        <Alert severity="info" sx={{ mb: 3.5 }}>
          {TEXTOS.recuperado}
        </Alert>
      )}
      <Box sx={REJILLA}>
        <Box sx={COLUMNA}>
          <SeccionNombre form={form} identidad={identidad} />
          <SeccionColores form={form} colores={colores} />
        </Box>
        <Box sx={{ ...COLUMNA, ...LADO }}>
          <VistaPrevia nombre={form.values.nombre} logo={identidad.logo} icono={identidad.logo_ico} colores={colores} />
          <TablaContraste colores={colores} />
        </Box>
        <Box sx={COLUMNA}>
          <SeccionEnvio form={form} avisos={identidad.avisos} />
          <SeccionTicket form={form} />
          <SeccionSucursales />
        </Box>
      </Box>
      <LeaveDialog guard={guarda} texts={TEXTOS.salir} />
    </Box>
  );
}

const REJILLA = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 452px' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gap: { xs: '14px', lg: '14px 20px' },
  alignItems: 'start',
  // What takes the focus shows clear of the title row and, on the phone, of the footer with the actions.
  '& :is(input, textarea, button, [tabindex])': { scrollMargin: { xs: '8px 0 72px', sm: '72px 0 8px' } },
} as const;

const COLUMNA = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px', minWidth: 0 } as const;

const LADO = {
  gridColumn: { lg: 2 },
  gridRow: { lg: '1 / span 2' },
  position: { lg: 'sticky' },
  top: 124,
} as const;
