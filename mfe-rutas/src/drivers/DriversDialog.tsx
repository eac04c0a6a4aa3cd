import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';
import { vehicleName } from '@lavanda/shared/domain/ruta';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import DriverBadge from '../day/DriverBadge';
import { useRutasDriversQuery } from '../endpoints';
import DriverForm from './DriverForm';
import { DRIVER_TEXTS as T } from './texts';

/** The sucursal's drivers, including inactive ones. Pressing a driver, or the button that adds one, opens a form. */
export default function DriversDialog({ onClose }: { onClose(): void }) {
  const { data, error, refetch } = useRutasDriversQuery();
  const [edited, setEdited] = useState<Chofer | 'new' | null>(null);
  if (edited) return <DriverForm driver={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />;
  return (
    <AppDialog
      opened
      title={T.title}
      subtitle={T.subtitle}
      onClose={onClose}
      actions={
        <Button variant="contained" startIcon={<AddRounded />} onClick={() => setEdited('new')}>
          {T.add}
        </Button>
      }
    >
      {!data && error && <ErrorPanel level="p" title={T.failure} error={error} onRetry={refetch} />}
      {!data && !error && <PageSkeleton count={3} height={60} />}
      {data?.length === 0 && <EmptyState level="p" title={T.empty} />}
      {data && data.length > 0 && (
        <Box component="ul" aria-label={T.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((driver) => (
            <Box component="li" key={driver._id} sx={{ borderBottom: 1, borderColor: 'divider' }}>
              <ButtonBase aria-label={T.edit(driver.nombre)} onClick={() => setEdited(driver)} sx={DRIVER}>
                <DriverBadge driver={driver}>{driver.nombre.charAt(0)}</DriverBadge>
                <span>
                  <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
                    {driver.nombre}
                  </Typography>
                  <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                    {driver.activo ? vehicleName(driver.vehiculo) : `${vehicleName(driver.vehiculo)} · ${T.inactive}`}
                  </Typography>
                </span>
              </ButtonBase>
            </Box>
          ))}
        </Box>
      )}
    </AppDialog>
  );
}

const DRIVER = { width: '100%', minHeight: 60, justifyContent: 'flex-start', gap: 3, px: 1, textAlign: 'left' } as const;
