import { isLocalDay } from '@lavanda/shared/domain/dates';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { decodeCursor, encodeCursor } from '../../http/jsonCursor.ts';
import { fieldProblem } from '../../http/problem.ts';
import { TEXTS } from '../texts.ts';

/** The key of a page's last nota, in the order of the list. */
export interface Cursor {
  fecha: string;
  /** A timestamptz as text, with the microseconds that the database stores. */
  creada: string;
  id: string;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d){0,2}$/;

const isCursor = Compile(
  Type.Object({
    f: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    c: Type.String(),
    i: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  }),
);

/** Encodes a cursor as the opaque text that answers give as `siguiente` and requests send as `despues`. */
export function writeCursor({ fecha: date, creada: created, id }: Cursor): string {
  return encodeCursor({ f: date, c: created, i: id });
}

/**
 * Decodes a cursor.
 * @throws HttpProblem 400 naming `despues` when this server can't have written the cursor
 */
export function readCursor(cursor: string): Cursor {
  const value = decodeCursor(cursor);
  if (isCursor.Check(value)) {
    const moment = MOMENT.exec(value.c);
    if (isLocalDay(value.f) && moment?.[1] !== undefined && isLocalDay(moment[1]))
      return { fecha: value.f, creada: value.c, id: value.i };
  }
  throw fieldProblem(400, 'despues', TEXTS.invalidPlace);
}
