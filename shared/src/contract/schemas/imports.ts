import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { FileSchema, LooseText, TableFormat, Uuid } from './primitives.ts';

export const FileEncoding = Type.Union([
  Type.Literal('utf-8'),
  Type.Literal('windows-1252'),
  Type.Literal('macintosh'),
  Type.Literal('cp850'),
  Type.Literal('utf-16le'),
  Type.Literal('utf-16be'),
]);
export type FileEncoding = Static<typeof FileEncoding>;

/** Meaning of a file's column for a cliente. Each domicilio has a column of its own. */
export type FileField =
  | 'nombre'
  | 'apellido'
  | 'apellidoPaterno'
  | 'apellidoMaterno'
  | 'nombreCompleto'
  | 'telefono'
  | 'celular'
  | 'otroTelefono'
  | 'correoElectronico'
  | 'rfc'
  | 'razonSocial'
  | 'regimenFiscal'
  | 'cp'
  | `domicilio ${number}`;

const FieldName = Type.Unsafe<FileField | ''>(
  Type.String({
    pattern:
      '^(?:nombre|apellido|apellidoPaterno|apellidoMaterno|nombreCompleto|telefono|celular|otroTelefono|correoElectronico|rfc|razonSocial|regimenFiscal|cp|domicilio (?:[1-9]|1[0-9]|20))?$',
  }),
);

/** How to read a file of clientes. The server detects the options that are missing. */
export const ImportOptions = Type.Object(
  {
    codificacion: Type.Optional(FileEncoding),
    hoja: Type.Optional(LooseText(100)),
    /** Row of the headings, from 1; 0 when the file has none. */
    encabezado: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    /** The field of each column, in order; '' for a column that isn't imported. */
    columnas: Type.Optional(Type.Array(FieldName, { maxItems: 200 })),
    /** Numbers of the rows to leave out. */
    omitir: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 2_000_000 }), { maxItems: 500 })),
  },
  { additionalProperties: false },
);
export type ImportOptions = Static<typeof ImportOptions>;

/** A message about a row: why it is refused, or which value is stored differently from how it is written. */
const RowMessage = Type.Object({ fila: Type.Integer(), campo: Type.String(), mensaje: Type.String() });
export type RowMessage = Static<typeof RowMessage>;

/** A row, and the earlier row of the file or the stored cliente that it repeats or whose name it has. */
const Match = Type.Object({
  fila: Type.Integer(),
  nombre: Type.String(),
  /** Row of the file; null for a stored cliente. */
  deFila: Type.Union([Type.Integer(), Type.Null()]),
  /** Id of the stored cliente; null for a row of the file. */
  deCliente: Type.Union([Type.String(), Type.Null()]),
  /** Telephone of the earlier row or stored cliente; '' when it has none. */
  telefono: Type.String(),
});
export type Match = Static<typeof Match>;

const PreviewRow = Type.Object({
  fila: Type.Integer(),
  nombre: Type.String(),
  apellido: Type.String(),
  telefono: Type.String(),
  otroTelefono: Type.String(),
  correoElectronico: Type.String(),
  rfc: Type.String(),
  razonSocial: Type.String(),
  regimenFiscal: Type.String(),
  cp: Type.String(),
  domicilio: Type.Array(Type.String()),
});

/** A file as it would be imported. Long lists are cut; the numbers beside them count all of their rows. */
export const ImportPreview = Type.Object({
  /** Encoding of a CSV file; null for a workbook. */
  codificacion: Type.Union([FileEncoding, Type.Null()]),
  hojas: Type.Array(Type.Object({ nombre: Type.String(), oculta: Type.Boolean() })),
  hoja: Type.Union([Type.String(), Type.Null()]),
  encabezado: Type.Integer(),
  columnas: Type.Array(Type.Object({ titulo: Type.String(), campo: FieldName, ejemplos: Type.Array(Type.String()) })),
  /** Why the file can't be imported as it is, and what to do; null when it can. */
  problema: Type.Union([Type.String(), Type.Null()]),
  filas: Type.Integer(),
  nuevos: Type.Integer(),
  repetidos: Type.Integer(),
  conError: Type.Integer(),
  muestra: Type.Array(PreviewRow),
  repetidosDe: Type.Array(Match),
  /** Rows with the name of another cliente but other data. They are imported unless the user excludes them. */
  homonimos: Type.Array(Match),
  totalHomonimos: Type.Integer(),
  errores: Type.Array(RowMessage),
  avisos: Type.Array(RowMessage),
  totalAvisos: Type.Integer(),
});
export type ImportPreview = Static<typeof ImportPreview>;

const fileQuery = {
  formato: TableFormat,
  /** `ImportOptions` as JSON. */
  opciones: Type.Optional(LooseText(9_000)),
};

export const previewImportSchemas = {
  summary: 'Revisa un archivo de clientes sin guardar nada: cómo se entiende y qué entraría',
  query: Type.Object(fileQuery),
  response: ImportPreview,
} satisfies CallSchemas;

const ImportState = Type.Union([
  Type.Literal('corriendo'),
  Type.Literal('terminada'),
  Type.Literal('cancelada'),
  Type.Literal('fallida'),
  Type.Literal('deshaciendo'),
  Type.Literal('deshecha'),
]);
export type ImportState = Static<typeof ImportState>;

/** An import that was started, and its progress. */
export const ImportJob = Type.Object({
  _id: Type.String(),
  archivo: Type.String(),
  usuario: Type.String(),
  creada: Type.String(),
  estado: ImportState,
  filas: Type.Integer(),
  /** Number of rows imported so far or, while the import is being undone, of clientes deleted or kept so far. */
  hechas: Type.Integer(),
  nuevos: Type.Integer(),
  repetidos: Type.Integer(),
  conError: Type.Integer(),
  eliminados: Type.Integer(),
  /** Number of clientes that an undo didn't delete. `conservadosPor` lists the first of them, with the reason. */
  conservados: Type.Integer(),
  conservadosPor: Type.Array(
    Type.Object({
      _id: Type.String(),
      nombre: Type.String(),
      motivo: Type.Union([Type.Literal('notas'), Type.Literal('cambios')]),
    }),
  ),
  /** Whether the import can be undone now. */
  reversible: Type.Boolean(),
});
export type ImportJob = Static<typeof ImportJob>;

const JobAnswer = Type.Object({ importacion: ImportJob });

export const startImportSchemas = {
  summary: 'Comienza a importar un archivo de clientes; con un id ya usado responde cómo va',
  query: Type.Object({ ...fileQuery, id: Uuid, archivo: LooseText(200, 1) }),
  response: JobAnswer,
} satisfies CallSchemas;

export const listImportsSchemas = {
  summary: 'Las importaciones de clientes de los últimos 30 días, y cómo va la que corre',
  response: Type.Object({ importaciones: Type.Array(ImportJob) }),
} satisfies CallSchemas;

export const cancelImportSchemas = {
  summary: 'Detiene una importación; los clientes que ya entraron se quedan',
  body: Type.Object({ id: Uuid }),
  response: JobAnswer,
} satisfies CallSchemas;

export const undoImportSchemas = {
  summary: 'Elimina los clientes de una importación que no tienen notas ni cambios',
  body: Type.Object({ id: Uuid }),
  response: JobAnswer,
} satisfies CallSchemas;

export const importTemplateSchemas = {
  summary: 'Un libro de Excel con los encabezados que la importación entiende',
  response: FileSchema,
} satisfies CallSchemas;
