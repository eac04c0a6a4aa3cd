import type { CorteIssuer } from '@lavanda/shared/ticket/corte/describeCorte';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { readAsTenant } from '../../db/tenancy.ts';

/** What a printed corte needs beside the corte: the laundry's name, logo and paper width, and the sucursal's time zone. */
export async function readIssuer(db: Database, tenantId: string, sucursalId: string): Promise<CorteIssuer> {
  const [issuer] = await readAsTenant(
    db,
    tenantId,
    sql<CorteIssuer>`
      select t.nombre as negocio, t.logo_ticket as logo, t.ticket_ancho as ancho, s.zona_horaria as zona
      from sucursales s join tenants t on t.id = s.tenant_id
      where s.tenant_id = ${tenantId} and s.id = ${sucursalId}`,
  );
  if (!issuer) throw new Error(`The sucursal ${sucursalId} of a corte doesn't exist`);
  return issuer;
}
