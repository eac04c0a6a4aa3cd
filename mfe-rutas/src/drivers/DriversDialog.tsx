import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';
import { vehicleName } from '@lavanda/shared/domain/ruta';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import DriverBadge from '../day/DriverBadge';
import { useRutasDriversQuery } from '../endpoints';
import DriverForm from './DriverForm';
import { DRIVER_TEXTS as T } from './texts';

/** The sucursal's drivers, inactive ones too. One that is touched, or a new one, is written in a form of its own. */
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
      {!data && !error && <PageSkeleton cantidad={3} height={60} />}
      {data?.length === 0 && <EmptyState level="p" title={T.empty} />}
      {data && data.length > 0 && (
        <List disablePadding aria-label={T.title}>
          {data.map((driver) => (
            <ListItem key={driver._id} disablePadding divider>
              <ListItemButton aria-label={T.edit(driver.nombre)} onClick={() => setEdited(driver)} sx={{ gap: 3, px: 1 }}>
                <DriverBadge driver={driver}>{driver.nombre.charAt(0)}</DriverBadge>
                <ListItemText
                  primary={driver.nombre}
                  secondary={driver.activo ? vehicleName(driver.vehiculo) : `${vehicleName(driver.vehiculo)} · ${T.inactive}`}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </AppDialog>
  );
}
