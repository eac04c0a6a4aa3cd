import { type Static, Type } from 'typebox';

/** An invalid field. The optional fields are for programs that handle the fault. */
export const ProblemField = Type.Object({
  campo: Type.String(),
  mensaje: Type.String(),
  /** The field as a JSON Pointer (RFC 6901) into the request's body: '/articulos/0/precio'. */
  puntero: Type.Optional(Type.String()),
  /** Code of the fault: 'servicio_retirado', 'precio_cambiado', 'envio_cambiado', 'recargo_cambiado', 'descuento_limite'... */
  codigo: Type.Optional(Type.String()),
  /** Id of the line of the nota at fault. */
  linea: Type.Optional(Type.String()),
  /** The amount that was sent and the valid one, pesos. */
  enviado: Type.Optional(Type.Number()),
  vigente: Type.Optional(Type.Number()),
});
export type ProblemField = Static<typeof ProblemField>;

/** RFC 9457 body of a failed call of the API. `detail` is Spanish, meant for the user; `campos` names the invalid fields. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  campos: Type.Optional(Type.Array(ProblemField)),
  /** Request id, which the user can give to support. */
  solicitud: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;

/** Fields of the 409 answer to the save of a nota that was saved meanwhile, beside `actual`, the stored nota. */
export const StaleNota = Type.Object({
  /** Who saved the stored nota, and when (ISO 8601). Absent in answers of older servers, and when the user is unknown. */
  guardada: Type.Optional(Type.Object({ nombre: Type.String(), momento: Type.String() })),
});
export type StaleNota = Static<typeof StaleNota>;
