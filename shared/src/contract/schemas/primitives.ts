import { Type } from 'typebox';
import { ONE_LINE_PATTERN } from '../../domain/oneLineText.ts';

/** UUID of any version, made by client or server, in lower or upper case. */
export const Uuid = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
});

/** Local day of the sucursal, YYYY-MM-DD. `isLocalDay` checks that it exists. */
export const IsoDay = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/**
 * A moment, ISO 8601 with its zone. The schema accepts impossible moments, such as the 40th of a month, so the handler must check
 * them.
 */
export const IsoMoment = Type.String({
  maxLength: 40,
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:\\d{2})$',
});

/** HH:MM, 24 hours. */
export const TimeOfDay = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** Pesos with at most 2 decimals, 0 to 1,000,000. `pesosToCentavos` checks the decimals. */
export const Pesos = Type.Number({ minimum: 0, maximum: 1_000_000 });

/** Pesos as `Pesos`, but not 0. */
export const PesosAboveZero = Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 });

/** Format of a file with a table. */
export const TableFormat = Type.Union([Type.Literal('csv'), Type.Literal('xlsx')]);

/** Password as typed, compared with the stored one. */
export const TypedPassword = Type.String({ minLength: 1, maxLength: 200 });

/** A one-line text that is kept and shown, such as a name. `ONE_LINE_PATTERN` defines the allowed characters. */
export const TextSchema = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength, pattern: ONE_LINE_PATTERN });

/**
 * Text that is only searched, compared or checked later. Invisible marks are allowed, because pasted text often contains them.
 */
export const LooseText = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000-\\u0008\\u000B-\\u001F\\u007F]*$' });

/** Text of several lines that is kept and shown: it may hold line feeds besides the characters of a `TextSchema`. */
export const MultilineText = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^(?:[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]|\\n)*$' });

/** Boolean of a query string: 'true' and '1' are true; 'false', '0' and '' are false. */
export const BooleanFlag = Type.Union(['true', 'false', '1', '0', ''].map((value) => Type.Literal(value)));

/** Whether a `BooleanFlag` is true; false when it is absent. */
export const isOn = (flag: string | undefined): boolean => flag === 'true' || flag === '1';

/** '1' for yes, '0' for no. */
export const YesNo = Type.Union([Type.Literal('0'), Type.Literal('1')]);

/** Query of a page of paper: width in mm, and whether the page prints itself, which it does by default. */
export const PaperQuery = Type.Object({
  ancho: Type.Optional(Type.Union([Type.Literal('58'), Type.Literal('80')])),
  imprimir: Type.Optional(YesNo),
});

/** Opaque cursor: the `siguiente` of an earlier answer. */
export const Cursor = Type.String({ pattern: '^[A-Za-z0-9_-]{1,400}$' });

/** The response is a file (a page, an image, a spreadsheet) or a stream of events, sent unchanged. */
export const FileSchema = Type.Unknown();
