import type { Database } from '../db/connection.ts';
import type { TokenKind } from '../db/tables/team.ts';
import { countLink, forgiveLink } from './limit.ts';
import { readToken, type ValidToken } from './tokens.ts';

/**
 * The account of a link. Opening a valid link doesn't count towards the limit of the IP address `ip`.
 * @throws HttpProblem 404, 401 as `readToken`; 429 after too many links that weren't valid
 */
export async function openLink(db: Database, ip: string, token: string, kind: TokenKind): Promise<ValidToken> {
  await countLink(db, ip);
  const current = await readToken(db.kysely, token, kind);
  await forgiveLink(db, ip);
  return current;
}
