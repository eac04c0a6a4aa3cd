import { sql } from 'kysely';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { decodeCursor, encodeCursor } from './jsonCursor.ts';
import { fieldProblem } from './problem.ts';

/** Position of a row in a list that is ordered by moment, and by id for equal moments. */
export interface Key {
  /** Microseconds since 1970. */
  micros: number;
  id: string;
}

/** Schema of an encoded key. A list with a longer sort key adds fields to it. */
export const KEY_FIELDS = {
  m: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  i: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
};

const isKey = Compile(Type.Object(KEY_FIELDS));

/** Encodes the key of a page's last row as the text of `siguiente`. */
export function writeKey({ micros, id }: Key): string {
  return encodeCursor({ m: micros, i: id });
}

/**
 * Decodes a cursor.
 * @param invalid message for the user when the text isn't a cursor of this list
 * @returns null without a cursor
 * @throws HttpProblem 400 naming `despues` when this server can't have written the cursor
 */
export function readKey(cursor: string | undefined, invalid: string): Key | null {
  if (cursor === undefined) return null;
  const value = decodeCursor(cursor);
  if (!isKey.Check(value)) throw fieldProblem(400, 'despues', invalid);
  return { micros: value.m, id: value.i };
}

/** SQL for a key's moment as a timestamp. */
export const momentOf = ({ micros }: Pick<Key, 'micros'>) =>
  sql`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`;
