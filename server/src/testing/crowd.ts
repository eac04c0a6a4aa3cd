import { asOwner } from './asOwner.ts';
import { type Client, createClient } from './client.ts';
import type { TestServer } from './server.ts';

const TOKEN_DIGITS = 37;
const token = (n: number) => `crowd-${String(n).padStart(TOKEN_DIGITS, '0')}`;

/**
 * Adds `size` users with sessions, spread over all sucursales, to a stopped server's database, because signing in so many would
 * be slow.
 */
export async function addCrowd(where: TestServer['where'], size: number): Promise<void> {
  const statement = `
    with sites as (select tenant_id, id, row_number() over (order by tenant_id, id) - 1 as place, count(*) over () as total
                   from sucursales),
    people as (
      insert into usuarios (tenant_id, id, usuario, nombre, rol, sucursal_id, confirmado)
      select s.tenant_id, gen_random_uuid(), 'crowd' || n || '@example.mx', 'Persona ' || n, 'user', s.id, true
      from generate_series(1, ${size}) n join sites s on s.place = n % s.total returning tenant_id, id, usuario)
    insert into sesiones (tenant_id, token_hash, usuario_id, expira)
    select tenant_id, sha256(convert_to('crowd-' || lpad(substring(usuario from '[0-9]+'), ${TOKEN_DIGITS}, '0'), 'UTF8')), id,
           now() + interval '1 day'
    from people`;
  await asOwner(where, `await q(${JSON.stringify(statement)}); return null;`);
}

/** HTTP clients, each with the session of one of the users that `addCrowd` added. */
export function crowdOf({ url }: Pick<TestServer, 'url'>, size: number): Client[] {
  return Array.from({ length: size }, (_, n) => createClient(url, `lavanda_sesion=${token(n + 1)}`));
}
