import { MONEY_OUTCOMES, outcomeName } from '@lavanda/shared/domain/voiding';
import { sql } from 'kysely';
import type { Column } from '../../export/file.ts';
import { VOIDED } from '../void/voidedJson.ts';

/** Additional columns in the export of voided notas. */
export const VOID_COLUMNS: readonly Column[] = [
  { title: 'Anulada', type: 'text', width: 18 },
  { title: 'Anuló', type: 'text', width: 24 },
  { title: 'Motivo de la anulación', type: 'text', width: 32 },
  { title: 'Dinero de los abonos', type: 'text', width: 22 },
];

const OUTCOMES = sql.join(
  MONEY_OUTCOMES.map((outcome) => sql`when ${sql.lit(outcome)} then ${sql.lit(outcomeName(outcome))}`),
  sql` `,
);

/**
 * The void of the nota `n` as values of `VOID_COLUMNS`, in the time zone of its sucursal `s`. What was done with the nota's money
 * is written as `moneyText` writes it.
 */
export const VOID_ROW = sql`(select jsonb_build_array(to_char(n.anulada_en at time zone s.zona_horaria, 'YYYY-MM-DD HH24:MI'),
    a.anulada->>'quien', a.anulada->>'motivo',
    case a.anulada->>'dinero' ${OUTCOMES} else '' end || coalesce(' (' || (a.anulada->>'metodo') || ')', ''))
  from (select ${VOIDED} as anulada) as a)`;
