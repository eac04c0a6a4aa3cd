import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { Capture } from './capture.ts';
import { Cursor, FileSchema, LooseText, TableFormat, TextSchema, Uuid, YesNo } from './primitives.ts';

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
  /** E.164, '+52' and 10 digits for Mexico; '' when there is none. */
  telefono: Type.String(),
  /** An extension or a second number, as text. Optional because older servers don't send it. */
  telefono_nota: Type.Optional(Type.String()),
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
  /** Time when the privacy notice was shown (ISO 8601); null when it wasn't, absent in answers of older servers. */
  aviso_mostrado_en: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** Sum that the cliente owes on all notas that the session sees, pesos. Only in the answer about one cliente. */
  adeudo: Type.Optional(Type.Number()),
  /**
   * Sum that the laundry owes the cliente on notas, pesos. `adeudo` isn't reduced by it. Only in the answer about one cliente.
   */
  favor: Type.Optional(Type.Number()),
  /** 'Saldo a favor': the cliente's credit with the laundry, of all sucursales, pesos. Only in the answer about one cliente. */
  saldo_favor: Type.Optional(Type.Number()),
});
export type Cliente = Static<typeof Cliente>;

/** Quick registration (nombre, apellido, telefono, domicilio), or all data of the cliente `_id` that is edited. */
export const SaveCliente = Type.Object({
  _id: Type.Optional(Uuid),
  nombre: TextSchema(120, 1),
  /** Surname; '' for a cliente without one, such as a hotel. */
  apellido: Type.Optional(TextSchema(120)),
  /** A telephone in any usual format. Text after the first number is kept in `telefono_nota`. */
  telefono: Type.Optional(LooseText(100)),
  telefono_nota: Type.Optional(TextSchema(120)),
  domicilio: Type.Optional(Type.Array(Domicilio, { maxItems: 20 })),
  /** The limit is longer than an RFC, because people type spaces, hyphens and decomposed letters in it. */
  rfc: Type.Optional(TextSchema(26)),
  regimenFiscal: Type.Optional(TextSchema(3)),
  razonSocial: Type.Optional(TextSchema(200)),
  cp: Type.Optional(TextSchema(5)),
  correoElectronico: Type.Optional(TextSchema(200)),
  /** Whether the registration showed the tenant's privacy notice; the server records the time. */
  aviso_mostrado: Type.Optional(Type.Boolean()),
  /**
   * The version that was edited. If the stored one is newer, the answer is 409 with `actual`. Without a version the last save
   * wins.
   */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The tenant's id, which must be that of the session. */
  tenant: Type.Optional(Type.String()),
  ...Capture,
});
export type SaveCliente = Static<typeof SaveCliente>;

export const searchClientesSchemas = {
  summary: 'Busca clientes por las palabras de su nombre, en cualquier orden, o por teléfono; los primeros 20',
  body: Type.Object({ nombre: LooseText(120, 1) }),
  response: Type.Object({
    clientes: Type.Array(Cliente),
    /** Whether more clientes match. Optional because older servers don't send it. */
    hay_mas: Type.Optional(Type.Boolean()),
  }),
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
    /** Cursor of the next page; null when there is none. */
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

const FindDuplicates = Type.Object({
  nombre: TextSchema(120, 1),
  apellido: Type.Optional(TextSchema(120)),
  telefono: Type.Optional(LooseText(100)),
});
export type FindDuplicates = Static<typeof FindDuplicates>;

export const findDuplicatesSchemas = {
  summary: 'Clientes ya registrados con ese teléfono, o con ese nombre y sin teléfono que los distinga; los primeros 5',
  body: FindDuplicates,
  response: Type.Object({ clientes: Type.Array(Cliente) }),
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

export const exportClientesSchemas = {
  summary: 'Los clientes como archivo CSV o XLSX; los encabezados son los que la importación entiende',
  query: Type.Object({ nombre: Type.Optional(LooseText(120)), formato: TableFormat }),
  response: FileSchema,
} satisfies CallSchemas;

/**
 * Result of an import: the number of rows, of clientes added (`nuevos`) and of rows that repeat a cliente (`repetidos`), and the
 * rows with errors. With `simular` nothing is added; `nuevos` is then what an import would add. A file that is imported again
 * adds nothing. Row 1 is the heading.
 */
export const ImportResult = Type.Object({
  filas: Type.Integer(),
  nuevos: Type.Integer(),
  repetidos: Type.Integer(),
  errores: Type.Array(Type.Object({ fila: Type.Integer(), campo: Type.String(), mensaje: Type.String() })),
});
export type ImportResult = Static<typeof ImportResult>;

export const importClientesSchemas = {
  summary: 'Importa clientes de un archivo CSV o XLSX; con simular=1 sólo lo revisa',
  query: Type.Object({ formato: TableFormat, simular: Type.Optional(YesNo) }),
  response: ImportResult,
} satisfies CallSchemas;
