import type { Member } from '@lavanda/shared/contract/team';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { normalize } from '@lavanda/shared/domain/text';
import { TEXTS as T } from './texts';

/** What an account is called in questions and messages: its name, or its e-mail while it has none. */
export function nameFor({ nombre: name, email }: Member): string {
  return name || email;
}

/** Branch and e-mail, the line under the name. */
export function lineOf({ sucursalData, email }: Member): string {
  return [sucursalData.nombre_sucursal, email].filter(Boolean).join(' · ');
}

function moment(iso: string | null | undefined): Date | null {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

/** 'YYYY-MM-DD HH:MM' of the branch, or null when they never signed in. */
export function lastSeen({ lastLogin, sucursalData: { zona_horaria: zone } }: Member): string | null {
  const date = moment(lastLogin);
  return date && `${dayIn(zone, date)} ${hourIn(zone, date)}`;
}

/** 'YYYY-MM-DD' of the branch, or null: an invited person isn't in the team yet. */
export function onTeamSince({ confirmed, fechaAlta: createdOn, sucursalData }: Member): string | null {
  const date = confirmed ? moment(createdOn) : null;
  return date && dayIn(sucursalData.zona_horaria, date);
}

/** Members whose name, e-mail or branch has every word of `texto`, accents and case aside (decisions "Lists and search"). */
export function searchMembers(team: readonly Member[], text: string): readonly Member[] {
  const words = normalize(text).split(' ').filter(Boolean);
  if (words.length === 0) return team;
  return team.filter((member) => {
    const seenOne = normalize(`${member.nombre || T.withoutName} ${member.email} ${member.sucursalData.nombre_sucursal}`);
    return words.every((word) => seenOne.includes(word));
  });
}
