import type { Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { formatPesos } from '@lavanda/shared/domain/money';
import { absenceName } from '@lavanda/shared/domain/ruta';
import { overdue, TEXTS } from '../texts';

/** Texts at the end of a stop's row: the time ('' if none is known), and below it the most important remark ('' for none). */
export interface StopEnd {
  hour: string;
  detail: string;
  isWrong: boolean;
}

/** The day on screen, and the current day. */
export type ShownDay = Pick<RouteDay, 'fecha' | 'hoy'>;

export function windowText({ ventana: window }: Parada): string {
  return window === null ? '' : TEXTS.window(window.hora_inicio, window.hora_final);
}

export function endOf(stop: Parada, { fecha: day, hoy: today }: ShownDay): StopEnd {
  const { estado: state, ventana: window, llega: arrival, dias_tarde: days } = stop;
  const hour = arrival ?? '';
  if (state === 'hecha') return { hour, detail: outcomeOf(stop), isWrong: false };
  if (state === 'no_estaba') return { hour, detail: absenceOf(stop), isWrong: true };
  if (!stop.lista) return { hour, detail: TEXTS.notReady, isWrong: true };
  if (days > 0) {
    const late = overdue(stop.fecha, day);
    return { hour, detail: days === 1 && window ? `${late} ${windowText(stop)}` : late, isWrong: true };
  }
  return { hour, detail: window ? windowText(stop) : day === today ? TEXTS.today : '', isWrong: false };
}

/** Text such as 'No estaba: nadie abre'. */
function absenceOf({ motivo: reason }: Parada): string {
  const name = absenceName(reason);
  return name === '' ? TEXTS.absent : `${TEXTS.absent}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

function outcomeOf({ cobrado: charged, bolsas: bags, tipo: kind }: Parada): string {
  if (charged > 0) return TEXTS.charged(formatPesos(charged));
  if (kind === 'recoleccion') return bags === null ? TEXTS.collected : TEXTS.bags(bags);
  return TEXTS.delivered;
}

/** Text such as 'Entrega · Tajín 480, Narvarte, CDMX'. */
export function errandOf({ tipo: kind, domicilio }: Parada): string {
  return `${TEXTS.kind[kind]} · ${domicilio?.descripcion || TEXTS.noAddress}`;
}

/** Text such as 'Entrega · Tajín 480', with only the street, because a row has no room for more. */
export function shortErrandOf(stop: Parada): string {
  return errandOf(stop).split(',')[0] ?? '';
}

/** Amount to collect at a pending delivery, '$212.50'; '' for any other stop, and when nothing is due. */
export function dueOf({ tipo: kind, estado: state, cobrar: due }: Parada): string {
  return kind === 'entrega' && state === 'pendiente' && due > 0 ? formatPesos(due) : '';
}
