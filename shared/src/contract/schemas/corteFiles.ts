import { Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { cortesFilter } from './cortes.ts';
import { FileSchema, PaperQuery, TableFormat, Uuid } from './primitives.ts';

const params = Type.Object({ corte: Uuid });

export const printCorteSchemas = {
  summary: 'Un corte, para imprimir',
  params,
  query: PaperQuery,
  response: FileSchema,
} satisfies CallSchemas;

export const cortePdfSchemas = {
  summary: 'Un corte como archivo PDF',
  params,
  response: FileSchema,
} satisfies CallSchemas;

export const exportCortesSchemas = {
  summary: 'Los cortes como archivo CSV o XLSX',
  query: Type.Object({ ...cortesFilter, formato: TableFormat }),
  response: FileSchema,
} satisfies CallSchemas;
