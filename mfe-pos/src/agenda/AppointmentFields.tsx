import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import WindowPicker from '@lavanda/shared/ui/fields/WindowPicker';
import type { Moment } from '../activos/groupNotas';
import DateField from './DateField';
import PickupAddress from './PickupAddress';
import { type Appointment, appointmentError } from './recoleccion';

interface AppointmentFieldsProps {
  cliente: Cliente;
  appointment: Appointment;
  moment: Moment;
  disabled: boolean;
  onChange(changes: Partial<Appointment>): void;
}

/** Where, on which day and in which window a recoleccion is made. */
export default function AppointmentFields({ cliente, appointment, moment, disabled, onChange }: AppointmentFieldsProps) {
  return (
    <>
      <PickupAddress
        addresses={cliente.domicilio}
        value={appointment.domicilio}
        disabled={disabled}
        onChange={(domicilio) => onChange({ domicilio })}
      />
      <DateField
        fecha={appointment.fecha}
        today={moment.today}
        disabled={disabled}
        onChange={(date) => onChange({ fecha: date })}
      />
      <WindowPicker
        start={appointment.start}
        end={appointment.end}
        error={appointmentError(appointment, moment) ?? undefined}
        disabled={disabled}
        onChange={onChange}
      />
    </>
  );
}
