import { Type } from 'typebox';

/** Client- or server-made UUID, any version, lower or upper case. */
export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
});

/** Branch-local day, YYYY-MM-DD; that it exists is checked with `esDia`. */
export const IsoDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** HH:MM, 24 h. */
export const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** Pesos with at most 2 decimals, 0 to 1,000,000; the decimals are checked with `pesosACentavos`. */
export const Pesos = Type.Number({ minimum: 0, maximum: 1_000_000 });

/** One line of text as a person types it: no control characters. */
export const TextSchema = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000-\\u0008\\u000B-\\u001F\\u007F]*$' });

/** A yes-or-no of a query string: 'true' or '1' asks for it; 'false', '0' or '' doesn't. */
export const BooleanFlag = Type.Union(['true', 'false', '1', '0', ''].map((value) => Type.Literal(value)));

/** Opaque place in a list, as an earlier answer gave it in `siguiente`. */
export const Cursor = Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' });

/** A whole file as the answer, sent as it is: a page, an image, a spreadsheet. */
export const FileSchema = Type.Unknown();
