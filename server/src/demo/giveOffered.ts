import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { promote } from '../releases/promote.ts';
import { LAUNDRIES } from './laundries.ts';

/** Gives the first demo laundry the server's optional sections, which no laundry has from the start. */
export async function giveOffered(db: Database, notify: (line: string) => void): Promise<void> {
  const offered = await db.kysely
    .selectFrom('entregas')
    .select('remoto')
    .distinct()
    .where(sql<boolean>`descripcion->'ofrecida' = 'true'::jsonb`)
    .execute();
  for (const { remoto: remote } of offered) {
    try {
      await promote(db, remote, 'servidor', undefined, { tenant: LAUNDRIES[0]?.nombre });
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      notify(`${remote} no se da a nadie: ${error.message}`);
    }
  }
}
