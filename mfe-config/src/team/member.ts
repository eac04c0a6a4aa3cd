import type { Member } from '@lavanda/shared/contract/schemas/team';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { normalize } from '@lavanda/shared/domain/text';
import { TEXTS as T } from './texts';

/** Display name of an account: its name, or its e-mail if it has no name. */
export function nameFor({ nombre: name, email }: Member): string {
  return name || email;
}

/** The line below a person's name: sucursal and e-mail. */
export function lineOf({ sucursalData, email }: Member): string {
  return [sucursalData.nombre_sucursal, email].filter(Boolean).join(' · ');
}

function moment(iso: string | null | undefined): Date | null {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Last sign-in as 'YYYY-MM-DD HH:MM' in the sucursal's time zone; null if the user never signed in. */
export function lastSeen({ lastLogin, sucursalData: { zona_horaria: zone } }: Member): string | null {
  const date = moment(lastLogin);
  return date && `${dayIn(zone, date)} ${hourIn(zone, date)}`;
}

/** Join date as 'YYYY-MM-DD' in the sucursal's time zone; null while the invitation is pending. */
export function onTeamSince({ confirmed, fechaAlta: createdOn, sucursalData }: Member): string | null {
  const date = confirmed ? moment(createdOn) : null;
  return date && dayIn(sucursalData.zona_horaria, date);
}

/**
 * The members with every word of `text` in their name, e-mail or sucursal, ignoring accents and case (decisions "Lists and
 * search").
 */
export function searchMembers(team: readonly Member[], text: string): readonly Member[] {
  const words = normalize(text).split(' ').filter(Boolean);
  if (words.length === 0) return team;
  return team.filter((member) => {
    const searchable = normalize(`${member.nombre || T.withoutName} ${member.email} ${member.sucursalData.nombre_sucursal}`);
    return words.every((word) => searchable.includes(word));
  });
}
