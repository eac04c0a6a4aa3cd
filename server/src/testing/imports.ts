import { randomUUID } from 'node:crypto';
import type { ImportJob, ImportOptions, ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import type { CallResponse, Client } from './server.ts';
import { until } from './wait.ts';

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export interface TestFile {
  content: string | Uint8Array;
  formato?: keyof typeof TYPES;
  opciones?: ImportOptions;
}

/** Sends a file as the body of a call. */
export async function sendFile(
  url: string,
  { cookie }: Pick<Client, 'cookie'>,
  path: string,
  { content, formato: format = 'csv', opciones: options = {} }: TestFile,
): Promise<CallResponse> {
  const query = new URLSearchParams({ formato: format, opciones: JSON.stringify(options) });
  const response = await fetch(`${url}${path}${path.includes('?') ? '&' : '?'}${query}`, {
    method: 'POST',
    headers: { cookie, 'content-type': TYPES[format] },
    body: typeof content === 'string' ? content : new Blob([content.slice()]),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export async function previewOf(url: string, actor: Client, file: TestFile): Promise<ImportPreview> {
  const { status, body } = await sendFile(url, actor, '/api/clientes/importar/revisar', file);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/**
 * Four functions that return the parts of a preview which tests check: the first rows as 'Name|Surname|phone', the columns'
 * fields, the rows with notices, and the refused rows.
 */
export const peopleOf = ({ muestra: rows }: ImportPreview): string[] =>
  rows.map(({ nombre: name, apellido: surname, telefono: phone }) => [name, surname, phone].join('|'));
export const fieldsOfColumns = ({ columnas: columns }: ImportPreview) => columns.map(({ campo: field }) => field);
export const toldRows = ({ avisos: notices }: ImportPreview) => notices.map(({ fila: row, campo: field }) => [row, field]);
export const refusedRows = ({ errores: errors }: ImportPreview) => errors.map(({ fila: row, campo: field }) => [row, field]);

/** Starts an import with the id `id`, by default a new one. @returns the answer */
export function start(url: string, actor: Client, file: TestFile, id: string = randomUUID()): Promise<CallResponse> {
  return sendFile(url, actor, `/api/clientes/importaciones/iniciar?archivo=prueba.csv&id=${id}`, file);
}

export async function jobOf(actor: Client, id: string): Promise<ImportJob> {
  const { body } = await actor.get('/api/clientes/importaciones');
  const jobs: ImportJob[] = body.importaciones;
  const job = jobs.find(({ _id }) => _id === id);
  if (!job) throw new Error(`No import ${id}`);
  return job;
}

/** Waits until the import neither runs nor is being undone. */
export async function ended(actor: Client, id: string): Promise<ImportJob> {
  let job = await jobOf(actor, id);
  await until(async () => {
    job = await jobOf(actor, id);
    return job.estado !== 'corriendo' && job.estado !== 'deshaciendo';
  });
  return job;
}

/** A CSV file of `count` clientes with that surname, each with a telephone of its own. */
export function manyRows(surname: string, count: number): string {
  const rows = Array.from({ length: count }, (_element, i) => `Muchos ${i},${surname},55${10_000_000 + i},Calle ${i}`);
  return ['Nombre,Apellidos,Teléfono,Domicilio', ...rows].join('\n');
}
