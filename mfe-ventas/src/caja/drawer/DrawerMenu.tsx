import { useCan, useCurrentUser } from '@lavanda/shared';
import type { Caja } from '@lavanda/shared/contract/schemas/caja';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import PointOfSaleRounded from '@mui/icons-material/PointOfSaleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { DRAWER_TEXTS as T } from '../texts';
import DrawerDialog from './DrawerDialog';
import { type ShownCaja, useDrawers } from './useCaja';

interface DrawerMenuProps {
  caja: ShownCaja;
}

/** The name of a caja, with its sucursal when that is another. */
const nameIn = (sucursalId: string, { nombre: name, sucursal, sucursal_name: place }: Caja) =>
  sucursal === sucursalId ? name : T.inSucursal(name, place);

/** 'Caja 1, equipo B': chooses the caja that is shown, and adds and renames those of the sucursal. */
export default function DrawerMenu({ caja: { state, shown, show } }: DrawerMenuProps) {
  const { idSucursal: sucursalId } = useCurrentUser();
  const mayChange = useCan('caja.cambiar');
  const { cajas, own, error, refetch } = useDrawers(sucursalId);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [saving, setSaving] = useState<Caja | 'new' | null>(null);
  const name = state?.caja?.nombre ?? T.first;
  const letters = shown === null ? (state?.letras ?? '') : '';
  const after = (action: () => void) => () => {
    setOpened(false);
    action();
  };

  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-label={`${T.ofRegister}: ${T.shown(name, letters)}`}
        onClick={() => setOpened(true)}
        startIcon={<PointOfSaleRounded />}
        endIcon={<ExpandMoreRounded />}
        sx={{ ml: 'auto', px: { xs: 2.5, sm: 3.5 }, fontWeight: 500 }}
      >
        {name}
        {letters !== '' && (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 2, color: 'text.secondary', fontSize: 14 }}>
            {T.register(letters)}
          </Box>
        )}
      </Button>
      <Menu
        open={opened}
        anchorEl={button.current}
        onClose={() => setOpened(false)}
        slotProps={{ list: { 'aria-label': T.ofRegister } }}
      >
        {cajas?.map((each) => (
          <DrawerItem
            key={each._id}
            caja={each}
            name={nameIn(sucursalId, each)}
            selected={each._id === state?.caja?._id}
            onClick={after(() => show(each._id === own?._id ? null : each._id))}
          />
        ))}
        {!cajas && error && <MenuItem onClick={() => void refetch()}>{`${T.notLoaded} ${T.retry}`}</MenuItem>}
        {mayChange && <Divider />}
        {mayChange && state?.caja?.sucursal === sucursalId && (
          <MenuItem onClick={after(() => setSaving(state.caja))}>{T.rename(name)}</MenuItem>
        )}
        {mayChange && <MenuItem onClick={after(() => setSaving('new'))}>{T.add}</MenuItem>}
      </Menu>
      {saving && <DrawerDialog caja={saving === 'new' ? null : saving} onSaved={show} onClose={() => setSaving(null)} />}
    </>
  );
}

interface DrawerItemProps {
  caja: Caja;
  name: string;
  selected: boolean;
  onClick(): void;
}

/** A caja of the menu, with who has it open. The menu passes on more properties, which move the focus. */
function DrawerItem({ caja: { abierta: open }, name, selected, ...item }: DrawerItemProps) {
  return (
    <MenuItem role="menuitemradio" aria-checked={selected} selected={selected} sx={{ display: 'block', py: 1.5 }} {...item}>
      {name}
      <Box component="small" sx={{ display: 'block', fontWeight: 400, fontSize: 13, color: 'text.secondary' }}>
        {open ? T.openBy(open.cajero.nombre) : T.closed}
      </Box>
    </MenuItem>
  );
}
