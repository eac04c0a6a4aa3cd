import type { Chofer, Parada } from '@lavanda/shared/contract/schemas/rutas';
import { formatPhone } from '@lavanda/shared/domain/phone';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ShownDay } from '../day/stopTexts';
import { TEXTS } from '../texts';
import MoveMenu from './MoveMenu';
import StopDetails from './StopDetails';

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
  const { cliente_name: name, cliente_telefono: phone, clave, nota } = stop;
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
      <StopDetails stop={stop} day={day} drivers={drivers} />
      <MoveMenu stop={stop} drivers={drivers} anchor={anchor} onMove={choose} onClose={() => setAnchor(null)} />
    </AppDialog>
  );
}
