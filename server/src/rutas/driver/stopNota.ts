import { notaMark } from '@lavanda/shared/domain/clave';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import { lockNota, type NotaHeader } from '../../ventas/lockNota.ts';
import type { DriverLink } from './link.ts';
import { TEXTS } from './texts.ts';

/** The nota of a stop as `lockStop` locked it, with the clave and folio from which `markOf` makes its short name. */
export interface StopNota extends NotaHeader {
  /** Null for an old nota without a clave. */
  clave: string | null;
  folio: number;
}

/** Short name of a nota in texts: 'B297', or '#12' without a clave. */
export const markOf = ({ clave, folio }: StopNota): string => notaMark({ clave: clave ?? '', folio });

/** Locks the stop's nota, so that changes of it are stored one after another. @throws HttpProblem 404 */
export async function lockStop(
  tx: Transaction<DatabaseSchema>,
  { tenantId, sucursalId }: DriverLink,
  notaId: string,
): Promise<StopNota> {
  const { header } = await lockNota(tx, tenantId, notaId, null);
  if (!header || header.sucursalId !== sucursalId) throw new HttpProblem(404, TEXTS.noStop);
  const { rows } = await sql<{ clave: string | null; folio: number }>`
    select clave, folio::int as folio from notas where tenant_id = ${tenantId} and id = ${notaId}`.execute(tx);
  return { ...header, clave: rows[0]?.clave ?? null, folio: rows[0]?.folio ?? 0 };
}
