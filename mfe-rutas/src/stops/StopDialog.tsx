import type { Chofer, Parada } from '@lavanda/shared/contract/schemas/rutas';
import { formatPhone } from '@lavanda/shared/domain/phone';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPending } from '../day/board';
import DriverBadge from '../day/DriverBadge';
import { dueOf, endOf, errandOf, type ShownDay, windowText } from '../day/stopTexts';
import { TEXTS } from '../texts';

interface StopDialogProps {
  stop: Parada;
  day: ShownDay;
  drivers: readonly Chofer[];
  canMove: boolean;
  onMove(driverId: string | null): void;
  onClose(): void;
}

/** Details of a stop: cliente, address, time, the driver's remarks, and a link to the nota. */
export default function StopDialog({ stop, day, drivers, canMove, onMove, onClose }: StopDialogProps) {
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { cliente_name: name, cliente_telefono: phone, clave, nota, tipo: kind, detalle: written, problema: problem } = stop;
  const { hour, detail } = endOf(stop, day);
  const driver = drivers.find(({ _id }) => _id === stop.chofer);
  const absent = stop.estado === 'no_estaba';
  const outcome = [hour, detail].filter((part) => part !== '' && part !== windowText(stop)).join(' · ');
  const lines = [
    driver && stop.orden !== null ? TEXTS.stopOf(driver.nombre, stop.orden) : '',
    errandOf(stop),
    windowText(stop),
    absent ? '' : outcome,
    dueOf(stop) && TEXTS.toCollect(dueOf(stop)),
    absent ? '' : written,
  ];
  const choose = (driverId: string | null) => {
    setAnchor(null);
    onMove(driverId);
  };
  const movable = canMove && stop.estado !== 'hecha';
  return (
    <AppDialog
      opened
      title={name}
      subtitle={phone === '' ? clave : `${clave} · ${formatPhone(phone)}`}
      onClose={onClose}
      actions={
        <>
          {phone !== '' && <Button href={`tel:${phone}`}>{TEXTS.call}</Button>}
          {movable && (
            <Button variant="outlined" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
              {TEXTS.moveTo}
            </Button>
          )}
          <Button variant="contained" onClick={() => navigate(`/app/pos/${nota}`)}>
            {TEXTS.openNota}
          </Button>
        </>
      }
    >
      {problem !== '' && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {problem}
        </Alert>
      )}
      {absent && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          <b>{outcome}</b>
          {written !== '' && ` ${written}`}
        </Alert>
      )}
      {lines.filter(Boolean).map((line) => (
        <Box component="p" key={line} sx={{ m: '0 0 6px', overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      ))}
      {stop.foto && (
        <Box
          component="img"
          src={`/api/rutas/paradas/${nota}/${kind}/foto?fecha=${day.fecha}`}
          alt={TEXTS.photo}
          sx={{ display: 'block', width: '100%', maxHeight: 360, objectFit: 'contain', mt: 2, borderRadius: '12px' }}
        />
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': TEXTS.moveOf(name) } }}
      >
        {drivers
          .filter(({ _id, activo: active }) => active && (_id !== stop.chofer || !isPending(stop)))
          .map((driver) => (
            <MenuItem key={driver._id} onClick={() => choose(driver._id)} sx={{ gap: 3 }}>
              <DriverBadge driver={driver}>{driver.nombre.charAt(0)}</DriverBadge>
              {driver.nombre}
            </MenuItem>
          ))}
        {stop.chofer !== null && isPending(stop) && <MenuItem onClick={() => choose(null)}>{TEXTS.unassigned}</MenuItem>}
      </Menu>
    </AppDialog>
  );
}
