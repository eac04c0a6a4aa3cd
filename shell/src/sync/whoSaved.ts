import { type Entry, serverNow } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import type { StaleNota } from '@lavanda/shared/contract/schemas/problem';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { dayAndMonth, shortName } from '@lavanda/shared/domain/tag';
import { TEXTS as T } from './texts';

/** Letters of a name above a column. */
const NAME_LETTERS = 12;

/** Who saved the version that the server has; undefined when an older server didn't tell. */
function savedElsewhere({ refusal }: Entry): StaleNota['guardada'] {
  return (refusal?.problem as StaleNota | undefined)?.guardada;
}

/** '13:51' of today, '9 dic 13:51' of another day, on the clock of the user's sucursal. */
function momentOf(iso: string, { sucursalData }: User): string {
  const [zone, moment] = [sucursalData.zona_horaria, new Date(iso)];
  const day = dayIn(zone, moment);
  return `${day === dayIn(zone, serverNow()) ? '' : `${dayAndMonth(day)} `}${hourIn(zone, moment)}`;
}

/** 'Nota 10468 · B268. La cambiaste sin conexión; mientras, Iván Maldonado guardó otra versión.' */
export function changeOf(entry: Entry, { folio, clave }: Nota, user: User): string {
  const nota = [`${folio}`, clave ?? ''].filter((part) => part !== '').join(' · ');
  return T.changeOf(nota, entry.owner.user === user._id, savedElsewhere(entry)?.nombre);
}

/** 'Tú, 13:51', or who else captured it on this device. */
export function capturedBy({ owner, captured }: Entry, user: User): string {
  return `${owner.user === user._id ? T.you : shortName(owner.name, NAME_LETTERS)}, ${momentOf(captured, user)}`;
}

/** 'Iván M., 13:47' of the stored version; '' when it isn't known. */
export function savedBy(entry: Entry, user: User): string {
  const saved = savedElsewhere(entry);
  return saved ? `${shortName(saved.nombre, NAME_LETTERS)}, ${momentOf(saved.momento, user)}` : '';
}
