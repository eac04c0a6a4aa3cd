import { type Static, Type } from 'typebox';
import type { Llamada } from './llamada.ts';
import { Texto, Uuid } from './primitivos.ts';

export const Domicilio = Type.Object({
  descripcion: Texto(300, 1),
  lat: Type.Union([Type.Number({ minimum: -90, maximum: 90 }), Type.Null()]),
  lon: Type.Union([Type.Number({ minimum: -180, maximum: 180 }), Type.Null()]),
});
export type Domicilio = Static<typeof Domicilio>;

export const Cliente = Type.Object({
  _id: Type.String(),
  nombre: Type.String(),
  apellido: Type.String(),
  /** '+52' and 10 digits, or ''. */
  telefono: Type.String(),
  domicilio: Type.Array(Domicilio),
  rfc: Type.String(),
  regimenFiscal: Type.String(),
  razonSocial: Type.String(),
  cp: Type.String(),
  correoElectronico: Type.String(),
  tenant: Type.String(),
  /** Id of the customer's note to be collected, if there is one (UI guide 10: the picker shows it). */
  nota_pendiente: Type.Union([Type.String(), Type.Null()]),
});
export type Cliente = Static<typeof Cliente>;

/** Quick registration (nombre, apellido, telefono, domicilio) or a full customer with _id for an edit. */
export const GuardarCliente = Type.Object({
  _id: Type.Optional(Uuid),
  nombre: Texto(120, 1),
  apellido: Texto(120, 1),
  telefono: Type.Optional(Texto(40)),
  domicilio: Type.Optional(Type.Array(Domicilio, { maxItems: 20 })),
  rfc: Type.Optional(Texto(13)),
  regimenFiscal: Type.Optional(Texto(3)),
  razonSocial: Type.Optional(Texto(200)),
  cp: Type.Optional(Texto(5)),
  correoElectronico: Type.Optional(Texto(200)),
  /** Never trusted: refused when it isn't the session's. */
  tenant: Type.Optional(Type.String()),
});
export type GuardarCliente = Static<typeof GuardarCliente>;

const ListaClientes = Type.Object({ clientes: Type.Array(Cliente) });

export const clientesBuscar = {
  metodo: 'POST',
  ruta: '/api/clientes/',
  resumen: 'Busca clientes por nombre, apellido o teléfono; los primeros 20',
  accion: 'clientes.leer',
  cuerpo: Type.Object({ nombre: Texto(120, 1) }),
  respuesta: ListaClientes,
} as const satisfies Llamada;

export const clientesLista = {
  metodo: 'GET',
  ruta: '/api/clientes/',
  resumen: 'Lista de clientes, por nombre o por id',
  accion: 'clientes.leer',
  query: Type.Object({
    nombre: Type.Optional(Texto(120)),
    id: Type.Optional(Uuid),
    pagina: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })),
  }),
  respuesta: ListaClientes,
} as const satisfies Llamada;

/** Sent with an `_id` not known yet it creates the customer under that id, so a retry adds nothing. */
export const clientesGuardar = {
  metodo: 'POST',
  ruta: '/api/clientes/guardar',
  resumen: 'Registra o modifica un cliente',
  accion: 'clientes.cambiar',
  cuerpo: GuardarCliente,
  respuesta: Type.Object({ response: Type.String() }),
} as const satisfies Llamada;
