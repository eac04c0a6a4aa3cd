import { useCan, useCurrentUser } from '@lavanda/shared';
import type { Caja } from '@lavanda/shared/contract/schemas/caja';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import PointOfSaleRounded from '@mui/icons-material/PointOfSaleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type Ref, useRef, useState } from 'react';
import { useOnPhone } from '../layout/useOnPhone';
import { DRAWER_TEXTS as T, TURNO_TEXTS } from '../texts';
import { DrawerDialogs, type OpenDialog } from './DrawerDialogs';
import { type ShownCaja, useDrawers } from './useCaja';

interface DrawerMenuProps {
  caja: ShownCaja;
}

/** Name of a caja; the name of its sucursal is added when that sucursal isn't the user's own. */
const nameIn = (sucursalId: string, { nombre: name, sucursal, sucursal_name: place }: Caja) =>
  sucursal === sucursalId ? name : T.inSucursal(name, place);

/**
 * Menu 'Caja 1, equipo B': chooses the caja to show. A user who may change Caja also adds and renames cajas of the sucursal there
 * and, on a phone, opens 'Corte parcial'.
 */
export default function DrawerMenu({ caja: { state, shown, show } }: DrawerMenuProps) {
  const { idSucursal: sucursalId } = useCurrentUser();
  const mayChange = useCan('caja.cambiar');
  const { cajas, own, error, refetch } = useDrawers(sucursalId);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const name = state?.caja?.nombre ?? T.first;
  const turno = state?.turno;
  // On a phone the bar of turno actions has no room for 'Corte parcial'.
  const withPartial = useOnPhone() && mayChange && turno;
  const after = (action: () => void) => () => {
    setOpened(false);
    action();
  };

  return (
    <>
      <MenuButton
        ref={button}
        isOwn={shown === null}
        name={name}
        letters={shown === null ? (state?.letras ?? '') : ''}
        opened={opened}
        onClick={() => setOpened(true)}
      />
      <Menu
        open={opened}
        anchorEl={button.current}
        onClose={() => setOpened(false)}
        slotProps={{ list: { 'aria-label': T.list } }}
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
        {!cajas && error && (
          <MenuItem onClick={() => void refetch()}>{`${notRead(error, T.needed, T.notLoaded)} ${T.retry}`}</MenuItem>
        )}
        {withPartial && <Divider />}
        {withPartial && <MenuItem onClick={after(() => setDialog('partial'))}>{TURNO_TEXTS.partial}</MenuItem>}
        {mayChange && <Divider />}
        {mayChange && state?.caja?.sucursal === sucursalId && (
          <MenuItem onClick={after(() => setDialog(state.caja))}>{T.rename(name)}</MenuItem>
        )}
        {mayChange && <MenuItem onClick={after(() => setDialog('new'))}>{T.add}</MenuItem>}
      </Menu>
      <DrawerDialogs dialog={dialog} turno={turno} onSaved={show} onClose={() => setDialog(null)} />
    </>
  );
}

interface MenuButtonProps {
  ref: Ref<HTMLButtonElement>;
  /** True when the shown caja is this register's own. */
  isOwn: boolean;
  name: string;
  /** Letters of the register; '' hides them. */
  letters: string;
  opened: boolean;
  onClick(): void;
}

/** Button with the name of the shown caja; opens the menu. */
function MenuButton({ ref, isOwn, name, letters, opened, onClick }: MenuButtonProps) {
  return (
    <Button
      ref={ref}
      variant="outlined"
      aria-haspopup="menu"
      aria-expanded={opened}
      aria-label={`${isOwn ? T.ofRegister : T.ofOther}: ${T.shown(name, letters)}`}
      onClick={onClick}
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
  );
}

interface DrawerItemProps {
  caja: Caja;
  name: string;
  selected: boolean;
  onClick(): void;
}

/**
 * A caja in the menu, with the name of the user who has it open. `item` holds `onClick` and the focus props that the menu passes.
 */
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
