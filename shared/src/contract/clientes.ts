import { type Static, Type } from 'typebox';
import type { Llamada } from './llamada.ts';
import { Archivo, Cursor, Texto, Uuid } from './primitivos.ts';

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
  /** One more at each change; a server of before doesn't say it. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
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
  /** The one that was changed: over a newer one, 409 with `actual`. Without it the last save stays. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
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

/** 20 a page. `despues` is the `siguiente` of the page before: with it nothing is skipped or repeated while customers come and go. */
export const clientesLista = {
  metodo: 'GET',
  ruta: '/api/clientes/',
  resumen: 'Lista de clientes, por nombre o por id',
  accion: 'clientes.leer',
  query: Type.Object({
    nombre: Type.Optional(Texto(120)),
    id: Type.Optional(Uuid),
    pagina: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })),
    despues: Type.Optional(Cursor),
  }),
  respuesta: Type.Object({
    clientes: Type.Array(Cliente),
    /** Where the next page begins; null when this one isn't full. */
    siguiente: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
} as const satisfies Llamada;

/** The customer's id, and its version after the save. */
const ClienteGuardado = Type.Object({ response: Type.String(), version: Type.Optional(Type.Integer({ minimum: 1 })) });
export type ClienteGuardado = Static<typeof ClienteGuardado>;

/** Sent with an `_id` not known yet it creates the customer under that id, so a retry adds nothing. */
export const clientesGuardar = {
  metodo: 'POST',
  ruta: '/api/clientes/guardar',
  resumen: 'Registra o modifica un cliente',
  accion: 'clientes.cambiar',
  cuerpo: GuardarCliente,
  respuesta: ClienteGuardado,
} as const satisfies Llamada;

/** Removes a customer from lists and searches; their notes keep the name. Removed already counts as done. */
export const clientesEliminar = {
  metodo: 'POST',
  ruta: '/api/clientes/eliminar',
  resumen: 'Elimina un cliente',
  accion: 'clientes.eliminar',
  cuerpo: Type.Object({ id: Uuid }),
  respuesta: Type.Object({ eliminado: Type.Boolean() }),
} as const satisfies Llamada;

/** Address search: pairs of description and place id. 503 with `detail` when no provider answers. */
export const clientesAutocomplete = {
  metodo: 'POST',
  ruta: '/api/clientes/autocomplete',
  resumen: 'Busca domicilios por texto',
  accion: 'clientes.leer',
  cuerpo: Type.Object({ address: Texto(200, 1) }),
  respuesta: Type.Object({ results: Type.Array(Type.Tuple([Type.String(), Type.String()])) }),
} as const satisfies Llamada;

export const clientesCoordenadas = {
  metodo: 'POST',
  ruta: '/api/clientes/autocompleteCoordenadas',
  resumen: 'Las coordenadas de un lugar encontrado',
  accion: 'clientes.leer',
  cuerpo: Type.Object({ id: Texto(500, 1) }),
  respuesta: Type.Object({ lat: Type.Number(), lon: Type.Number() }),
} as const satisfies Llamada;

const Formato = Type.Union([Type.Literal('csv'), Type.Literal('xlsx')]);

export const clientesExportar = {
  metodo: 'GET',
  ruta: '/api/clientes/exportar',
  resumen: 'Los clientes como archivo CSV o XLSX; los encabezados son los que la importación entiende',
  accion: 'clientes.leer',
  query: Type.Object({ nombre: Type.Optional(Texto(120)), formato: Formato }),
  respuesta: Archivo,
} as const satisfies Llamada;

/** Rows that would be (simular) or were added; the same file twice adds nothing. Row 1 is the heading. */
export const ResultadoImportacion = Type.Object({
  filas: Type.Integer(),
  nuevos: Type.Integer(),
  repetidos: Type.Integer(),
  errores: Type.Array(Type.Object({ fila: Type.Integer(), campo: Type.String(), mensaje: Type.String() })),
});
export type ResultadoImportacion = Static<typeof ResultadoImportacion>;

/** The body is the file itself (text/csv or the XLSX media type), at most 10 MB and 50,000 rows. Rows with errors are left out. */
export const clientesImportar = {
  metodo: 'POST',
  ruta: '/api/clientes/importar',
  resumen: 'Importa clientes de un archivo CSV o XLSX; con simular=1 sólo lo revisa',
  accion: 'clientes.cambiar',
  query: Type.Object({ formato: Formato, simular: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])) }),
  respuesta: ResultadoImportacion,
} as const satisfies Llamada;
