import { sql } from 'kysely';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { decodeCursor, encodeCursor } from './jsonCursor.ts';
import { fieldProblem } from './problem.ts';

/** Place of a row in a list that is ordered by moment, then by id. */
export interface Key {
  /** Microseconds since 1970. */
  micros: number;
  id: string;
}

/** A key as it is encoded; a list with more in its order adds to it. */
export const KEY_FIELDS = {
  m: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  i: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
};

const isKey = Compile(Type.Object(KEY_FIELDS));

/** Encodes the key of a page's last row as `siguiente`. */
export function writeKey({ micros, id }: Key): string {
  return encodeCursor({ m: micros, i: id });
}

/**
 * @param invalid says that the text is no place of this list
 * @returns null without a cursor
 * @throws HttpProblem 400 naming `despues` when this server can't have written it
 */
export function readKey(cursor: string | undefined, invalid: string): Key | null {
  if (cursor === undefined) return null;
  const value = decodeCursor(cursor);
  if (!isKey.Check(value)) throw fieldProblem(400, 'despues', invalid);
  return { micros: value.m, id: value.i };
}

/** A key's moment as the database's. */
export const momentOf = ({ micros }: Pick<Key, 'micros'>) =>
  sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
