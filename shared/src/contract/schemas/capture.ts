import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { IsoMoment, TextSchema, Uuid } from './primitives.ts';

/**
 * Fields of a call that a register captured: it stores the call on the device before it sends it (day.md 1). `captura` means that
 * the register went on without the answer, so the server accepts what was true at the counter. In that case a nota's `version` is
 * the version in the server's last answer, if there was one.
 */
export const Capture = {
  captura: Type.Optional(Type.Boolean()),
  /** The capture's clave as printed, such as 'B412'. It needs the register `equipo`. */
  clave: Type.Optional(Type.String({ pattern: '^[A-Z]{1,3}[1-9]\\d{0,8}$' })),
  /** Id of the register that sends the write, made by its browser. */
  equipo: Type.Optional(Uuid),
  /** Time of the capture, by the server's clock as far as the register knows it. */
  capturado: Type.Optional(IsoMoment),
  /**
   * The user who made the capture, when another user of the device sends it. That sender's role must be one that may void notas.
   * Only with `captura`.
   */
  capturada_por: Type.Optional(Uuid),
};

/** Something unusual about a capture that was accepted nevertheless (day.md 1). */
export const Oddity = Type.Object({
  /** The oddity: 'Precio anterior: $38.90'. */
  texto: Type.String(),
  /** More about it: 'Lavado y doblado por kg está hoy en $42.00.', or ''. */
  detalle: Type.String(),
  /** Time of the capture, ISO 8601. */
  momento: Type.String(),
});
export type Oddity = Static<typeof Oddity>;

/**
 * The register's letters and its greatest number known to the server. A register that begins to number its captures continues
 * after that number.
 */
export const registerLettersSchemas = {
  summary: 'Letras de un equipo, que numera lo que captura; la primera vez se las da',
  body: Type.Object({ equipo: Uuid }),
  /** `letras` is null when the laundry has too many registers; the server then numbers this register's captures. */
  response: Type.Object({ letras: Type.Union([Type.String(), Type.Null()]), ultimo: Type.Integer() }),
} satisfies CallSchemas;
export type RegisterLetters = Static<typeof registerLettersSchemas.response>;

/**
 * Records that a person dropped a capture which the server had refused (day.md 1): who captured it, who dropped it, and why it
 * was refused. Dropping a capture with money (`importe`, pesos) needs the permission to void notas. A repeated call is recorded
 * once.
 */
export const discardCaptureSchemas = {
  summary: 'Deja constancia de una captura que se descartó en su equipo, y cuenta su clave',
  body: Type.Object({
    /** Id of the capture; for a capture of a cliente, whose own id is no UUID, the cliente's id. */
    _id: Uuid,
    /** Id of the user who made the capture. */
    autor: Uuid,
    capturado: IsoMoment,
    /** The kind of the entry in its register's queue: 'nota', 'abono', 'cierre'... */
    tipo: TextSchema(30),
    /** Name of the cliente, movimiento or caja that the capture is about. */
    nombre: TextSchema(300),
    importe: Type.Union([Type.Number({ minimum: -10_000_000, maximum: 10_000_000 }), Type.Null()]),
    nota: Type.Optional(Uuid),
    equipo: Capture.equipo,
    clave: Capture.clave,
    /** Reason for which the server had refused the capture. */
    motivo: TextSchema(500),
  }),
  response: Type.Object({ descartada: Type.Literal(true) }),
} satisfies CallSchemas;
export type DiscardCapture = Static<typeof discardCaptureSchemas.body>;
