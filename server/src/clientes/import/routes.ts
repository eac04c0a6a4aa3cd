import { importClientesCall } from '@lavanda/shared/contract/calls/clientes';
import {
  cancelImportCall,
  importTemplateCall,
  listImportsCall,
  previewImportCall,
  startImportCall,
  undoImportCall,
} from '@lavanda/shared/contract/calls/imports';
import { importClientesSchemas } from '@lavanda/shared/contract/schemas/clientes';
import {
  cancelImportSchemas,
  ImportOptions,
  importTemplateSchemas,
  listImportsSchemas,
  previewImportSchemas,
  startImportSchemas,
  undoImportSchemas,
} from '@lavanda/shared/contract/schemas/imports';
import { withoutInvisible } from '@lavanda/shared/domain/oneLineText';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { sendTable } from '../../export/file.ts';
import { sendProblem } from '../../http/errors.ts';
import { fieldProblem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { compileValidation } from '../../http/validate.ts';
import { importSlots } from '../../limits/longCalls.ts';
import { domicilioTitle, FIXED_TITLES } from '../file/columns.ts';
import { TEXTS } from '../file/texts.ts';
import { importClientes, previewImport, startImport } from './importClientes.ts';
import { ImportRunner } from './importRunner.ts';
import { beginUndo, endImport, jobOf, listJobs } from './jobs.ts';

const TYPES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];
const MAX_BYTES = 10 * 1024 * 1024;
const TEMPLATE_DOMICILIOS = 3;

/** Registers the calls of imports, and starts the runner that executes them. */
export function importRoutes(app: FastifyInstance, db: Database): void {
  const runner = new ImportRunner(db, app.log);
  app.addHook('onReady', async () => runner.start());
  app.addHook('onClose', () => runner.close());
  void app.register(async (paths) => fileRoutes(paths, db, runner));

  route(app, listImportsCall, listImportsSchemas, async ({ session }) => ({ importaciones: await listJobs(db, session) }));

  route(app, cancelImportCall, cancelImportSchemas, async ({ session: { tenantId }, body }) => {
    const id = body.id.toLowerCase();
    await endImport(db, tenantId, id, 'cancelada');
    return { importacion: await jobOf(db, tenantId, id) };
  });

  route(app, undoImportCall, undoImportSchemas, async ({ session, body }) => {
    const job = await beginUndo(db, session, body.id.toLowerCase(), runner.serverId);
    void runner.run(session.tenantId, job._id);
    return { importacion: job };
  });

  route(app, importTemplateCall, importTemplateSchemas, async ({ reply }) => {
    const domicilios = Array.from({ length: TEMPLATE_DOMICILIOS }, (_element, i) => domicilioTitle(i + 1));
    const columns = [...FIXED_TITLES, ...domicilios].map((title) => ({ title, type: 'text' as const, width: 24 }));
    return sendTable(reply, { formato: 'xlsx', nombre: 'plantilla-clientes', columns, batches: noRows() });
  });
}

async function* noRows(): AsyncGenerator<never[]> {
  yield [];
}

/** A file's name for display, without control characters, invisible marks and marks that reverse the text's direction. */
function shownFileName(name: string): string {
  const shown = withoutInvisible(name.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '')).trim();
  return shown === '' ? 'archivo' : shown;
}

/** Registers the routes that take a file of clientes as their raw body. Session and role are checked before the body is read. */
async function fileRoutes(app: FastifyInstance, db: Database, runner: ImportRunner): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, importProblem(error)));
  const slots = { slots: importSlots };

  route(
    app,
    importClientesCall,
    importClientesSchemas,
    async ({ session, query, request }) => {
      const file = { formato: query.formato, bytes: bytesOf(request), opciones: {} };
      return importClientes(db, runner, session, file, query.simular === '1');
    },
    slots,
  );

  route(
    app,
    previewImportCall,
    previewImportSchemas,
    async ({ session, query, request }) =>
      previewImport(db, session, { formato: query.formato, bytes: bytesOf(request), opciones: optionsOf(query.opciones) }),
    slots,
  );

  route(
    app,
    startImportCall,
    startImportSchemas,
    async ({ session, query: { id, archivo: name, formato: format, opciones: options }, request }) => {
      const file = { archivo: shownFileName(name), formato: format, bytes: bytesOf(request), opciones: optionsOf(options) };
      return { importacion: await startImport(db, runner, session, { ...file, id: id.toLowerCase() }) };
    },
    slots,
  );
}

function bytesOf({ body }: FastifyRequest): Uint8Array {
  if (!Buffer.isBuffer(body) || body.length === 0) throw fieldProblem(400, 'archivo', TEXTS.emptyFile);
  return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
}

const checkOptions = compileValidation({ schema: ImportOptions, method: 'POST', url: '', httpPart: 'querystring' });

/**
 * Parses the options of an import.
 * @throws HttpProblem 400
 */
function optionsOf(text = '{}'): ImportOptions {
  let options: unknown;
  try {
    options = JSON.parse(text);
  } catch {
    throw fieldProblem(400, 'opciones', TEXTS.options);
  }
  const checked = checkOptions(options);
  if (typeof options !== 'object' || options === null || (typeof checked === 'object' && 'error' in checked && checked.error))
    throw fieldProblem(400, 'opciones', TEXTS.options);
  return options as ImportOptions;
}

/** Replaces Fastify's body errors with messages about the file. */
function importProblem(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return fieldProblem(413, 'archivo', TEXTS.exceeds);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return fieldProblem(415, 'archivo', TEXTS.type);
  return error;
}
