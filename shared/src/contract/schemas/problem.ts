import { type Static, Type } from 'typebox';

/** RFC 9457 body of every failed call. `detail` is Spanish, meant for the user; `campos` names the invalid fields. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  campos: Type.Optional(Type.Array(Type.Object({ campo: Type.String(), mensaje: Type.String() }))),
  /** Request id, to tell support. */
  solicitud: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;
