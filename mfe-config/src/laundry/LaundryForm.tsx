import type { Identity } from '@lavanda/shared/contract/schemas/tenant';
import { useLeaveGuard } from '@lavanda/shared/ui/dialogs/useLeaveGuard';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import LeaveDialog from '@lavanda/shared/ui/form/LeaveDialog';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import CajaSection from './caja/CajaSection';
import ColorsSection from './colors/ColorsSection';
import ContrastTable from './colors/ContrastTable';
import { toHex } from './colors/hex';
import Preview from './colors/Preview';
import DiscountSection from './discounts/DiscountSection';
import EnvioSection from './envio/EnvioSection';
import { useIdentityForm } from './form/useIdentityForm';
import Head from './Head';
import NameSection from './identity/NameSection';
import MessageSection from './message/MessageSection';
import MissingList from './receipt/MissingList';
import ReceiptSection from './receipt/ReceiptSection';
import SucursalesSection, { type OpenSucursal } from './sucursales/SucursalesSection';
import { TEXTS } from './texts';
import TicketSection from './ticket/TicketSection';

/** Returns the last valid value of each colour, which the preview shows while the user types another. */
function useSeenColors(primary: string, secondary: string, saved: Identity['colores']) {
  const [latest, setLatest] = useState(saved);
  const visible = { primario: toHex(primary) ?? latest.primario, secundario: toHex(secondary) ?? latest.secundario };
  if (visible.primario !== latest.primario || visible.secundario !== latest.secundario) setLatest(visible);
  return visible;
}

/** The form beside its live preview; below 1200 px the preview stands after the colours. */
export default function Form({ identity }: { identity: Identity }) {
  const form = useIdentityForm(identity);
  const guard = useLeaveGuard(form.isChanged, form.release);
  const [opened, setOpened] = useState<OpenSucursal | null>(null);
  const colors = useSeenColors(form.values.primario, form.values.secundario, identity.colores);

  return (
    <Box
      component="form"
      noValidate
      ref={form.inForm}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      sx={{ mb: { lg: '-56px' } }}
    >
      <Head form={form} />
      <FailureAlert message={form.failure} sx={{ mb: 3.5 }} />
      {form.recovered && (
        <Alert severity="info" sx={{ mb: 3.5 }}>
          {TEXTS.recovered}
        </Alert>
      )}
      <Box sx={GRID}>
        <Box sx={COLUMN}>
          <NameSection form={form} identity={identity} />
          <ColorsSection form={form} colores={colors} />
        </Box>
        <Box sx={{ ...COLUMN, ...SIDE }}>
          <Preview nombre={form.values.nombre} logo={identity.logo} icono={identity.logo_ico} colores={colors} />
          <ContrastTable colores={colors} />
        </Box>
        <Box sx={COLUMN}>
          <EnvioSection form={form} warnings={identity.avisos} />
          <DiscountSection form={form} />
          {/* Hidden for an older server, which has no cortes. */}
          {identity.usa_corte !== undefined && <CajaSection form={form} />}
          <TicketSection form={form} />
          <MessageSection form={form} />
          {/* Hidden for an older server, which doesn't store these texts. */}
          {identity.emisor && (
            <ReceiptSection
              form={form}
              withPrivacy={identity.aviso_privacidad !== undefined}
              withLinkForm={identity.forma_sat_link !== undefined}
              missing={<MissingList identity={identity} onBranch={(sucursal, field) => setOpened({ sucursal, field })} />}
            />
          )}
          <SucursalesSection opened={opened} onOpen={setOpened} />
        </Box>
      </Box>
      <LeaveDialog guard={guard} texts={TEXTS.leave} />
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 452px' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gap: { xs: '14px', lg: '14px 20px' },
  alignItems: 'start',
  // The scroll margin keeps a focused element clear of the sticky title row or, on a phone, of the fixed footer.
  '& :is(input, textarea, button, [tabindex])': { scrollMargin: { xs: '8px 0 72px', sm: '72px 0 8px' } },
} as const;

const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '14px', minWidth: 0 } as const;

const SIDE = {
  gridColumn: { lg: 2 },
  gridRow: { lg: '1 / span 2' },
  position: { lg: 'sticky' },
  top: 124,
} as const;
