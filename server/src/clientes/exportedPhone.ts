import { sql } from 'kysely';

/** SQL for a phone in files, over `clientes c`: Mexico's ten digits alone, others with '+' and their country code. */
export const EXPORTED_PHONE = sql`regexp_replace(c.telefono, '^[+]52', '')`;
