import type { Cliente, Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { fullName } from '@lavanda/shared/domain/clienteName';
import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';
import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import type { Moment } from '../activos/groupNotas';
import { TEXTS } from '../activos/texts';
import { notaBody } from '../notas/fromApi';

const T = TEXTS.agenda;

/** Date and window of a recoleccion, in the sucursal's local time. */
export interface Appointment {
  fecha: LocalDay;
  start: string;
  end: string;
  /** Where to collect; null when no address was given. */
  domicilio: Domicilio | null;
}

/** Default appointment: tomorrow, 10:00 to 12:00, at the cliente's first address. */
export function initialAppointment(today: LocalDay, { domicilio: addresses }: Cliente): Appointment {
  return { fecha: addDays(today, 1), start: '10:00', end: '12:00', domicilio: addresses[0] ?? null };
}

/** Spanish message why the window cannot be scheduled, or null. The picker itself reports an end before the start. */
export function appointmentError({ fecha: date, end }: Appointment, { today, hour }: Moment): string | null {
  if (date < today) return T.pastDate;
  return date === today && end <= hour ? T.pastWindow : null;
}

export function validAppointment(appointment: Appointment, moment: Moment): boolean {
  return appointment.start < appointment.end && appointmentError(appointment, moment) === null;
}

/** Body that saves a recoleccion: a nota with status -1, no articles, a window, and aDomicilio set (spec 4). */
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
      descuentoMotivo: '',
      descuentoPorcentaje: null,
      factura: false,
      aDomicilio: true,
      express: false,
      domicilio: appointment.domicilio,
      status: TO_COLLECT,
      recoleccion: { horaInicio: appointment.start, horaFinal: appointment.end },
    },
    ids,
  );
}
