import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { Cursor, FileSchema, LooseText, TextSchema, Uuid } from './primitives.ts';

export const Domicilio = Type.Object({
  descripcion: TextSchema(300, 1),
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
  /** Id of the cliente's nota to be collected, or null (UI guide 10: the picker shows it). */
  nota_pendiente: Type.Union([Type.String(), Type.Null()]),
  /** Grows by one with each change. Optional because older servers don't send it. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type Cliente = Static<typeof Cliente>;

/** Quick registration (nombre, apellido, telefono, domicilio), or a full cliente with `_id` for an edit. */
export const SaveCliente = Type.Object({
  _id: Type.Optional(Uuid),
  nombre: TextSchema(120, 1),
  apellido: TextSchema(120, 1),
  telefono: Type.Optional(LooseText(40)),
  domicilio: Type.Optional(Type.Array(Domicilio, { maxItems: 20 })),
  rfc: Type.Optional(TextSchema(13)),
  regimenFiscal: Type.Optional(TextSchema(3)),
  razonSocial: Type.Optional(TextSchema(200)),
  cp: Type.Optional(TextSchema(5)),
  correoElectronico: Type.Optional(TextSchema(200)),
  /** The version that was edited: 409 with `actual` if the stored one is newer. Without it the last save wins. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Refused unless it is the session's tenant. */
  tenant: Type.Optional(Type.String()),
});
export type SaveCliente = Static<typeof SaveCliente>;

const ClientesList = Type.Object({ clientes: Type.Array(Cliente) });

export const searchClientesSchemas = {
  summary: 'Busca clientes por nombre, apellido o teléfono; los primeros 20',
  body: Type.Object({ nombre: LooseText(120, 1) }),
  response: ClientesList,
} satisfies CallSchemas;

export const listClientesSchemas = {
  summary: 'Lista de clientes, por nombre o por id',
  query: Type.Object({
    nombre: Type.Optional(LooseText(120)),
    id: Type.Optional(Uuid),
    pagina: Type.Optional(Type.String({ pattern: '^\\d{1,6}$' })),
    despues: Type.Optional(Cursor),
  }),
  response: Type.Object({
    clientes: Type.Array(Cliente),
    /** Cursor of the next page; null when this page isn't full. */
    siguiente: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
} satisfies CallSchemas;

/** The cliente's id (`response`) and its version after the save. */
const SavedCliente = Type.Object({ response: Type.String(), version: Type.Optional(Type.Integer({ minimum: 1 })) });
export type SavedCliente = Static<typeof SavedCliente>;

export const saveClienteSchemas = {
  summary: 'Registra o modifica un cliente',
  body: SaveCliente,
  response: SavedCliente,
} satisfies CallSchemas;

export const removeClienteSchemas = {
  summary: 'Elimina un cliente',
  body: Type.Object({ id: Uuid }),
  response: Type.Object({ eliminado: Type.Boolean() }),
} satisfies CallSchemas;

export const searchDomiciliosSchemas = {
  summary: 'Busca domicilios por texto',
  body: Type.Object({ address: LooseText(200, 1) }),
  response: Type.Object({ results: Type.Array(Type.Tuple([Type.String(), Type.String()])) }),
} satisfies CallSchemas;

export const clienteCoordinatesSchemas = {
  summary: 'Las coordenadas de un lugar encontrado',
  body: Type.Object({ id: LooseText(500, 1) }),
  response: Type.Object({ lat: Type.Number(), lon: Type.Number() }),
} satisfies CallSchemas;

const Format = Type.Union([Type.Literal('csv'), Type.Literal('xlsx')]);

export const exportClientesSchemas = {
  summary: 'Los clientes como archivo CSV o XLSX; los encabezados son los que la importación entiende',
  query: Type.Object({ nombre: Type.Optional(LooseText(120)), formato: Format }),
  response: FileSchema,
} satisfies CallSchemas;

/** Rows added, or to be added with `simular`. Importing a file twice adds nothing. Row 1 is the heading. */
export const ImportResult = Type.Object({
  filas: Type.Integer(),
  nuevos: Type.Integer(),
  repetidos: Type.Integer(),
  errores: Type.Array(Type.Object({ fila: Type.Integer(), campo: Type.String(), mensaje: Type.String() })),
});
export type ImportResult = Static<typeof ImportResult>;

export const importClientesSchemas = {
  summary: 'Importa clientes de un archivo CSV o XLSX; con simular=1 sólo lo revisa',
  query: Type.Object({ formato: Format, simular: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])) }),
  response: ImportResult,
} satisfies CallSchemas;
