import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { decodeCursor, encodeCursor } from '../http/jsonCursor.ts';
import { KEY_FIELDS, type Key } from '../http/keyCursor.ts';
import { fieldProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** The end of a page of the trail: the key of its last entry. */
export interface Cursor extends Key {
  /** Version of the nota; 0 for an entry of the table `bitacora`. */
  version: number;
}

const isCursor = Compile(Type.Object({ ...KEY_FIELDS, v: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }));

/** Encodes a cursor as the opaque text of `siguiente` and `despues`. */
export function writeCursor({ micros, id, version }: Cursor): string {
  return encodeCursor({ m: micros, i: id, v: version });
}

/**
 * Decodes a cursor.
 * @throws HttpProblem 400 naming `despues` when this server can't have written the cursor
 */
export function readCursor(cursor: string): Cursor {
  const value = decodeCursor(cursor);
  if (!isCursor.Check(value)) throw fieldProblem(400, 'despues', TEXTS.invalidPlace);
  return { micros: value.m, id: value.i, version: value.v };
}
