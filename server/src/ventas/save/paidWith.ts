import { cardOf, type LinkForm, satFormOf } from '@lavanda/shared/domain/satForm';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Pago } from '../nota.ts';

/** SAT's form of the laundry's payment links; null, without reading it, when none of the pagos is by link. */
async function readLinkForm(tx: Transaction<DatabaseSchema>, tenantId: string, pagos: readonly Pago[]): Promise<LinkForm | null> {
  if (!pagos.some(({ metodo: method }) => method === 'Link')) return null;
  const { rows } = await sql<{ form: LinkForm }>`select forma_sat_link as form from tenants where id = ${tenantId}`.execute(tx);
  return rows[0]?.form ?? null;
}

/**
 * The new pagos with their kind of card and SAT's form (day.md 3). Later changes of the laundry's form for links don't affect
 * them. A reversal by its pago's own method has that pago's kind and form. A pago that already has a form keeps it.
 */
export async function paidWith(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  added: readonly Pago[],
  stored: readonly Pago[],
): Promise<Pago[]> {
  const link = await readLinkForm(tx, tenantId, added);
  return added.map((pago) => {
    const { metodo: method, reversaDe: reversalOf } = pago;
    const returned = stored.find((one) => one.id === reversalOf && one.metodo === method);
    const card = cardOf(method, (returned ?? pago).tarjeta);
    return { ...pago, tarjeta: card, formaSat: pago.formaSat ?? returned?.formaSat ?? satFormOf(method, card, link) };
  });
}
