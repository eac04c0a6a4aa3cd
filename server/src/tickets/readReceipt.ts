import type { Receipt } from '@lavanda/shared/contract/schemas/tickets';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { ISSUER } from './ticketData.ts';

/** The laundry's data on its tickets. An uploaded logo is included as a data URI, so that a register can print offline. */
export async function readReceipt(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<Receipt> {
  const { rows } = await sql<Receipt>`
    select t.nombre as negocio, coalesce((select 'data:image/png;base64,' || translate(encode(i.bytes, 'base64'), chr(10), '') from imagenes i
             where i.tenant_id = t.id and i.tipo = 'papel' and t.logo_ticket = '/imagenes/' || i.huella || '.png'), t.logo_ticket) as "logoTicket",
           t.color_primario as primario, t.color_secundario as secundario, t.ticket_ancho as ancho, t.ticket_legal as legal,
           ${ISSUER} as emisor
    from tenants t where t.id = ${tenantId}`.execute(tx);
  const [receipt] = rows;
  if (!receipt) throw new Error('The session has no laundry');
  return receipt;
}
