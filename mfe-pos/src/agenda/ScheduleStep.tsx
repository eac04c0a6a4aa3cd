import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TEXTS } from '../activos/texts';
import { useMoment } from '../activos/useMoment';
import { usePosPendingOfClienteQuery } from '../notas/endpoints';
import AppointmentFields from './AppointmentFields';
import { type Appointment, initialAppointment, validAppointment } from './recoleccion';
import SelectedCliente from './SelectedCliente';
import { useSchedule } from './useSchedule';

const T = TEXTS.agenda;

interface ScheduleStepProps {
  cliente: Cliente;
  onChange(): void;
  onClose(): void;
  onScheduled(): void;
  onOpenNota(id: string): void;
}

/**
 * Last step of scheduling a recoleccion: address, date and window. If the cliente already has a pending recoleccion, offers to
 * open it instead.
 */
export default function ScheduleStep({ cliente, onChange, onClose, onScheduled, onOpenNota }: ScheduleStepProps) {
  const moment = useMoment();
  const [appointment, setAppointment] = useState<Appointment>(() => initialAppointment(moment.today, cliente));
  const { id, schedule, saving, error } = useSchedule(cliente, onScheduled);
  const { data } = usePosPendingOfClienteQuery(cliente._id, { refetchOnMountOrArgChange: true });
  const pending = data && data.id !== id ? data : null;
  const pendingNota = pending?.id ?? (data === undefined ? cliente.nota_pendiente : null);

  return (
    <AppDialog
      opened
      title={T.scheduleTitle}
      onClose={onClose}
      busy={saving}
      width={520}
      actions={
        <>
          <Button size="large" onClick={onClose} disabled={saving} sx={{ fontSize: 15 }}>
            {T.cancel}
          </Button>
          {pendingNota ? (
            <Button variant="contained" size="large" onClick={() => onOpenNota(pendingNota)} sx={{ flex: 1 }}>
              {T.openPending}
            </Button>
          ) : (
            <BusyButton
              size="large"
              onClick={() => schedule(appointment)}
              busy={saving}
              disabled={!validAppointment(appointment, moment)}
              sx={{ flex: 1 }}
            >
              {saving ? T.saving : T.schedule}
            </BusyButton>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SelectedCliente cliente={cliente} disabled={saving} onChange={onChange} />
        {pendingNota ? (
          <Alert severity="warning">{pending ? T.alreadyHas(pending.fecha) : T.hasRecoleccion}</Alert>
        ) : (
          <AppointmentFields
            cliente={cliente}
            appointment={appointment}
            moment={moment}
            disabled={saving}
            onChange={(changes) => setAppointment({ ...appointment, ...changes })}
          />
        )}
        {error !== null && <Alert severity="error">{T.error(error)}</Alert>}
      </Box>
    </AppDialog>
  );
}
