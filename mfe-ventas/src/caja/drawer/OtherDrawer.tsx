import { errorMessage, useCan, useCurrentUser, useToast } from '@lavanda/shared';
import type { Caja } from '@lavanda/shared/contract/schemas/caja';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useVentasCajaAssignMutation } from '../endpoints';
import { DRAWER_TEXTS as T } from '../texts';
import { type ShownCaja, useDrawers } from './useCaja';

interface OtherDrawerProps {
  caja: ShownCaja;
  /** The caja on the page, named in the URL. Nothing is drawn if it is this register's own, or while that one isn't known. */
  other: Caja;
}

/** Says that the shown caja isn't this register's; offers to go back to that one and, if allowed, to use the shown one. */
export default function OtherDrawer({ caja: { show }, other }: OtherDrawerProps) {
  const { idSucursal: sucursalId } = useCurrentUser();
  const mayChange = useCan('caja.cambiar');
  const { own, register } = useDrawers(sucursalId);
  const [assign, { isLoading }] = useVentasCajaAssignMutation();
  const notify = useToast();
  const isUsable = mayChange && other.sucursal === sucursalId && !other.de_chofer;

  async function use(registerId: string) {
    const { error } = await assign({ equipo: registerId, caja: other._id });
    if (error) return notify(T.notUsed(errorMessage(error)), 'error');
    notify(T.used(other.nombre));
    show(null);
  }

  if (own === undefined || own._id === other._id) return null;
  return (
    <Alert severity="info" role="status" sx={{ mb: 3, alignItems: 'center' }}>
      {T.another(other.nombre, own.nombre)}
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', ml: 2 }}>
        {isUsable && register !== undefined && (
          <Button color="inherit" disabled={isLoading} onClick={() => void use(register)}>
            {T.use(other.nombre)}
          </Button>
        )}
        <Button color="inherit" onClick={() => show(null)}>
          {T.back}
        </Button>
      </Box>
    </Alert>
  );
}
