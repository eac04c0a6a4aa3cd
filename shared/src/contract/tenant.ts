import { type Static, Type } from 'typebox';
import type { Llamada } from './llamada.ts';

export const Sucursal = Type.Object({
  _id: Type.String(),
  nombre_sucursal: Type.String(),
  /** IANA time zone: every day boundary of the branch. */
  zona_horaria: Type.String(),
});
export type Sucursal = Static<typeof Sucursal>;

/** Delivery config on the wire, pesos (spec 3). */
export const EnvioConfig = Type.Object({
  rulesType: Type.Union([Type.Literal('conCosto'), Type.Literal('sinCosto'), Type.Literal('rango')]),
  rules: Type.Object({
    conCosto: Type.Optional(Type.Object({ monto: Type.Number() })),
    rango: Type.Optional(
      Type.Array(Type.Object({ min: Type.Number(), max: Type.Optional(Type.Number()), envio: Type.Number() })),
    ),
  }),
});
export type EnvioConfig = Static<typeof EnvioConfig>;

export const Tenant = Type.Object({
  _id: Type.String(),
  nombre: Type.String(),
  /** URL of an image, or '' without one. */
  logo: Type.String(),
  logo_ico: Type.String(),
  colores: Type.Object({ primario: Type.String(), secundario: Type.String() }),
  envio: EnvioConfig,
  /** Usual days between note and promised delivery. */
  dias_entrega: Type.Integer(),
});
export type Tenant = Static<typeof Tenant>;

export const tenantSucursales = {
  metodo: 'GET',
  ruta: '/api/tenant/sucursales',
  resumen: 'Las sucursales de la lavandería',
  accion: 'catalogo.leer',
  respuesta: Type.Object({ sucursales: Type.Array(Sucursal) }),
} as const satisfies Llamada;
