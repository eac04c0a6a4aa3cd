import type { Cliente } from '@lavanda/shared/contract/clientes';
import type { SaveNota } from '@lavanda/shared/contract/sales';
import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';
import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import type { Moment } from '../activos/groupNotas';
import { TEXTS } from '../activos/texts';
import { fullName } from '../clientes/name';
import { notaBody } from '../notas/fromApi';

const T = TEXTS.agenda;

/** Day and window of a pickup, hours of the branch. */
export interface Appointment {
  fecha: LocalDay;
  start: string;
  end: string;
}

/** Tomorrow, 10:00 to 12:00: what is offered first. */
export function initialAppointment(today: LocalDay): Appointment {
  return { fecha: addDays(today, 1), start: '10:00', end: '12:00' };
}

/** Why the window can't be scheduled, in Spanish; null when it can. One that ends before it begins is told by the picker itself. */
export function appointmentError({ fecha: date, end }: Appointment, { today, hour }: Moment): string | null {
  if (date < today) return T.pastDate;
  return date === today && end <= hour ? T.pastWindow : null;
}

export function validAppointment(appointment: Appointment, moment: Moment): boolean {
  return appointment.start < appointment.end && appointmentError(appointment, moment) === null;
}

/** A pickup is a note with status -1, no articles and its window (spec 4); it is collected at the customer's. */
export function recoleccionBody(cliente: Cliente, appointment: Appointment, ids: { id: string; operacion: string }): SaveNota {
  return notaBody(
    {
      clienteId: cliente._id,
      clienteNombre: fullName(cliente),
      fecha: appointment.fecha,
      fechaEntrega: null,
      lineas: [],
      pagos: [],
      descuentos: 0,
      factura: false,
      aDomicilio: true,
      express: false,
      status: TO_COLLECT,
      recoleccion: { horaInicio: appointment.start, horaFinal: appointment.end },
    },
    ids,
  );
}
