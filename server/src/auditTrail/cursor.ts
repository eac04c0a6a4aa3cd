import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { fieldProblem } from '../http/problem.ts';
import { TEXTS } from './texts.ts';

/** Where a page ended: the key of its last entry. */
export interface Cursor {
  /** Microseconds since 1970. */
  micros: number;
  id: string;
  /** Of the nota; 0 for other entries. */
  version: number;
}

const isCursor = Compile(
  Type.Object({
    m: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    i: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
    v: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  }),
);

/** Encodes a cursor as the opaque text of `siguiente` and `despues`. */
export function writeCursor({ micros, id, version }: Cursor): string {
  return Buffer.from(JSON.stringify({ m: micros, i: id, v: version })).toString('base64url');
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** @throws HttpProblem 400 naming `despues` when this server can't have written it */
export function readCursor(cursor: string): Cursor {
  const value = decode(cursor);
  if (!isCursor.Check(value)) throw fieldProblem(400, 'despues', TEXTS.invalidPlace);
  return { micros: value.m, id: value.i, version: value.v };
}
