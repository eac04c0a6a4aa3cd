import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import type { ClosedDays } from '@lavanda/shared/domain/openingHours';
import type { TicketIssuer as PaperIssuer } from '@lavanda/shared/ticket/ticketData';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { HttpProblem } from '../http/problem.ts';
import { readNota } from '../ventas/readNota.ts';
import { TEXTS } from '../ventas/texts.ts';

/** The laundry and sucursal of a ticket, including data that only the public page shows. */
export interface TicketIssuer extends PaperIssuer {
  /** The logo as the laundry has it stored: for an uploaded one a URL, which browsers can cache; '' without a logo. */
  logoUrl: string;
  /** Opening hours, one range a line; '' when they aren't set. */
  horario: string;
  /** Days on which the sucursal is closed according to its settings. */
  cerrados: ClosedDays;
  /** URL of the privacy notice, or its text; '' without a notice. */
  privacidad: string;
  /** IANA time zone of the sucursal. */
  zona: string;
}

export interface TicketData {
  nota: Nota;
  issuer: TicketIssuer;
}

/** SQL that builds the issuer of receipts from the tenant `t`. */
export const ISSUER = sql`json_build_object('razonSocial', t.razon_social, 'rfc', t.rfc, 'regimenFiscal', t.regimen_fiscal,
  'cp', t.cp, 'profeco', t.profeco, 'quejas', t.quejas, 'clabe', t.clabe, 'titular', t.titular)`;

/**
 * Reads all data of a ticket.
 * @param sucursalId the only sucursal that the caller may see; null for all
 * @throws HttpProblem 404 when the nota is voided or in another sucursal
 */
export async function ticketData(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  sucursalId: string | null,
): Promise<TicketData> {
  const nota = await readNota(tx, tenantId, notaId, sucursalId);
  const { rows } = await sql<TicketIssuer>`
    select t.nombre as negocio, coalesce((select 'data:image/png;base64,' || translate(encode(i.bytes, 'base64'), chr(10), '') from imagenes i
             where i.tenant_id = t.id and i.tipo = 'logo' and t.logo = '/imagenes/' || i.huella || '.png'), t.logo) as logo, t.logo as "logoUrl",
           t.logo_ticket as "logoTicket", t.color_primario as primario, t.color_secundario as secundario,
           t.ticket_ancho as ancho, t.ticket_legal as legal, s.direccion, s.telefono, s.horario, s.zona_horaria as zona,
           json_build_object('weekdays', to_json(s.dias_cerrados), 'dates', to_json(s.fechas_cerradas)) as cerrados,
           t.aviso_privacidad as privacidad,
           ${ISSUER} as emisor,
           to_char(n.creada_en at time zone s.zona_horaria, 'YYYY-MM-DD HH24:MI') as creada,
           case when n.a_domicilio then coalesce(n.domicilio, (select d.descripcion from domicilios d
             where d.tenant_id = n.tenant_id and d.cliente_id = n.cliente_id order by d.orden limit 1), '') else '' end as domicilio
    from notas n
    join tenants t on t.id = n.tenant_id
    join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id
    where n.tenant_id = ${tenantId} and n.id = ${notaId}`.execute(tx);
  const issuer = rows[0];
  if (!nota || !issuer) throw new HttpProblem(404, TEXTS.notFound);
  return { nota, issuer };
}
