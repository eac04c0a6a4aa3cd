import type { Chofer, Parada } from '@lavanda/shared/contract/schemas/rutas';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { isPending } from '../day/board';
import DriverBadge from '../day/DriverBadge';
import { TEXTS } from '../texts';

interface MoveMenuProps {
  stop: Parada;
  drivers: readonly Chofer[];
  /** The button that opened the menu; null while it is closed. */
  anchor: HTMLElement | null;
  /** @param driverId null takes the stop from its driver */
  onMove(driverId: string | null): void;
  onClose(): void;
}

/** Menu of the active drivers to whom a stop can be moved; for a driver's pending stop also 'Sin asignar'. */
export default function MoveMenu({ stop, drivers, anchor, onMove, onClose }: MoveMenuProps) {
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': TEXTS.moveOf(stop.cliente_name) } }}
    >
      {drivers
        .filter(({ _id, activo: active }) => active && (_id !== stop.chofer || !isPending(stop)))
        .map((driver) => (
          <MenuItem key={driver._id} onClick={() => onMove(driver._id)} sx={{ gap: 3 }}>
            <DriverBadge driver={driver}>{driver.nombre.charAt(0)}</DriverBadge>
            {driver.nombre}
          </MenuItem>
        ))}
      {stop.chofer !== null && isPending(stop) && <MenuItem onClick={() => onMove(null)}>{TEXTS.unassigned}</MenuItem>}
    </Menu>
  );
}
