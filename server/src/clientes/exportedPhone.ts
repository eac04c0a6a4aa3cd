import { sql } from 'kysely';

/** SQL for the phone of `clientes c` in files: a Mexican number as ten digits, any other with '+' and its country code. */
export const EXPORTED_PHONE = sql`regexp_replace(c.telefono, '^[+]52', '')`;
