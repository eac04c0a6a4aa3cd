import type { Entry } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import type { StaleNota } from '@lavanda/shared/contract/schemas/problem';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { shortName } from '@lavanda/shared/domain/tag';
import { momentOf } from './momentOf';
import { TEXTS as T } from './texts';

/** Maximum number of letters of a user's name above a column of the table that compares two versions. */
const NAME_LETTERS = 12;

/** Who saved the stored version; undefined when the server, of an earlier version, didn't say. */
function savedElsewhere({ refusal }: Entry): StaleNota['guardada'] {
  return (refusal?.problem as StaleNota | undefined)?.guardada;
}

/** Describes a conflict: 'Nota 10468 · B268. La cambiaste sin conexión; mientras, Iván Maldonado guardó otra versión.' */
export function changeOf(entry: Entry, { folio, clave }: Nota, user: User): string {
  const nota = [`${folio}`, clave ?? ''].filter((part) => part !== '').join(' · ');
  return T.changeOf(nota, entry.owner.user === user._id, savedElsewhere(entry)?.nombre);
}

/** Who captured the entry on this device, and when: 'Tú, 13:51', or another user's name. */
export function capturedBy({ owner, captured }: Entry, user: User): string {
  return `${owner.user === user._id ? T.you : shortName(owner.name, NAME_LETTERS)}, ${momentOf(captured, user.sucursalData.zona_horaria)}`;
}

/** Who saved the stored version, and when: 'Iván M., 13:47'; '' when it is unknown. */
export function savedBy(entry: Entry, user: User): string {
  const saved = savedElsewhere(entry);
  return saved ? `${shortName(saved.nombre, NAME_LETTERS)}, ${momentOf(saved.momento, user.sucursalData.zona_horaria)}` : '';
}
