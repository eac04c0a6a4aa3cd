import { dayIn } from '@lavanda/shared/domain/dates';
import type { FastifyReply } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { type Column, type Row, sendTable } from '../export/file.ts';
import type { Session } from '../http/session.ts';
import { inTurn } from '../limits/longCalls.ts';
import { noteExport } from '../team/auditLog.ts';
import type { Place } from './cursor.ts';
import { EXPORTED_PHONE } from './exportedPhone.ts';
import { domicilioTitle, FIXED_TITLES } from './file/columns.ts';
import type { Format } from './file/readFile.ts';
import { searchCustomers } from './search.ts';

/** Rows read per transaction. Short transactions keep a large export from blocking other requests. */
const BATCH_SIZE = 1_000;
const MIN_DOMICILIOS = 3;

/** Heading of `telefono_nota`, the text written beside the cliente's phone. */
const PHONE_NOTE_TITLE = 'Otro teléfono o extensión';

const WIDTHS: ReadonlyMap<string, number> = new Map([
  ['Nombre', 20],
  ['Apellidos', 24],
  ['Correo electrónico', 28],
  ['Razón social', 32],
  ['RFC', 16],
  [PHONE_NOTE_TITLE, 26],
]);

/**
 * Sends all clientes, or those that a search finds, as a file that the import accepts: Mexican phones have 10 digits, and there
 * are as many domicilio columns as the cliente with most domicilios needs, at least 3.
 */
export async function exportClientes(
  db: Database,
  session: Session,
  { nombre: name = '', formato: format }: { nombre?: string; formato: Format },
  reply: FastifyReply,
): Promise<FastifyReply> {
  await noteExport(db, session, 'clientes', { formato: format, ...(name.trim() === '' ? {} : { nombre: name.trim() }) });
  const domicilios = await mostDomicilios(db, session);
  const titles = [
    ...FIXED_TITLES,
    PHONE_NOTE_TITLE,
    ...Array.from({ length: domicilios }, (_element, i) => domicilioTitle(i + 1)),
  ];
  const columns = titles.map((title): Column => ({ title, type: 'text', width: widthOf(title) }));
  return sendTable(reply, {
    formato: format,
    nombre: `clientes-${dayIn(session.zonaHoraria, new Date())}`,
    columns,
    batches: inTurn(batches(db, session, name.trim())),
  });
}

function widthOf(title: string): number {
  return WIDTHS.get(title) ?? (title.startsWith('Domicilio') ? 48 : 14);
}

async function mostDomicilios(db: Database, { tenantId }: Session): Promise<number> {
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<{ orden: number | null }>`
      select max(d.orden) as orden from domicilios d join clientes c on c.tenant_id = d.tenant_id and c.id = d.cliente_id
      where d.tenant_id = ${tenantId} and c.eliminado_en is null`.execute(tx);
    return Math.max(MIN_DOMICILIOS, (rows[0]?.orden ?? 0) + 1);
  });
}

type ReadRow = Place & { fila: string[]; domicilios: string[] };

/** Yields the clientes in search order; each batch starts after the last cliente of the previous batch. */
async function* batches(db: Database, { tenantId }: Session, text: string): AsyncGenerator<Row[]> {
  let after: Place | null = null;
  do {
    const found: RawBuilder<unknown> = sql.join(searchCustomers(tenantId, text, { limit: BATCH_SIZE, after }));
    const { rows }: { rows: ReadRow[] } = await withTenant(db, tenantId, (tx) =>
      sql<ReadRow>`
        with ${found}
        select f.id, f.nombre_norm as "nombreNorm", f.resto,
          array[c.nombre, c.apellido, ${EXPORTED_PHONE}, c.correo, c.rfc, c.razon_social, c.regimen_fiscal, c.cp,
            coalesce(c.telefono_nota, '')] as fila,
          array(select d.descripcion from domicilios d where d.tenant_id = c.tenant_id and d.cliente_id = c.id order by d.orden) as domicilios
        from found f join clientes c on c.tenant_id = ${tenantId} and c.id = f.id
        order by f.resto, f.nombre_norm collate "C", f.id`.execute(tx),
    );
    yield rows.map(({ fila: row, domicilios }) => [...row, ...domicilios]);
    after = rows.length === BATCH_SIZE ? (rows.at(-1) ?? null) : null;
  } while (after);
}
