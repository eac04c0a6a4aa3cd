import type { Parada } from '@lavanda/shared/contract/schemas/rutas';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { formatMoney, toCents } from '@lavanda/shared/domain/money';
import { absenceName } from '@lavanda/shared/domain/ruta';
import { overdue, TEXTS } from '../texts';

/** What stands at the end of a stop's row: an hour, and below it what matters about it. */
export interface StopEnd {
  hour: string;
  detail: string;
  isWrong: boolean;
}

export function windowText({ ventana: window }: Parada): string {
  return window === null ? '' : TEXTS.window(window.hora_inicio, window.hora_final);
}

export function endOf(stop: Parada, day: LocalDay): StopEnd {
  const { estado: state, ventana: window, llega: arrival, dias_tarde: days } = stop;
  const hour = arrival ?? window?.hora_inicio ?? TEXTS.today;
  if (state === 'hecha') return { hour, detail: outcomeOf(stop), isWrong: false };
  if (state === 'no_estaba') return { hour, detail: absenceName(stop.motivo) || TEXTS.absent, isWrong: true };
  if (!stop.lista) return { hour, detail: TEXTS.notReady, isWrong: true };
  if (days > 0) {
    const late = overdue(stop.fecha, day);
    return { hour, detail: days === 1 && window ? `${late} ${windowText(stop)}` : late, isWrong: true };
  }
  return { hour, detail: window === null ? TEXTS.today : windowText(stop), isWrong: false };
}

function outcomeOf({ cobrado: charged, bolsas: bags, tipo: kind }: Parada): string {
  if (charged > 0) return TEXTS.charged(formatMoney(toCents(charged)));
  if (kind === 'recoleccion') return bags === null ? TEXTS.collected : TEXTS.bags(bags);
  return TEXTS.delivered;
}

/** 'Entrega · Tajín 480'. */
export function errandOf({ tipo: kind, domicilio }: Parada): string {
  return `${TEXTS.kind[kind]} · ${domicilio?.descripcion || TEXTS.noAddress}`;
}

/** What a pending delivery still has to be paid, '$212.50'; '' for nothing. */
export function dueOf({ tipo: kind, estado: state, cobrar: due }: Parada): string {
  return kind === 'entrega' && state === 'pendiente' && due > 0 ? formatMoney(toCents(due)) : '';
}
