import { createHash, randomBytes } from 'node:crypto';

/** Of the demo's users. */
export const PASSWORD = 'lavanda123';

/**
 * So many people of the laundry, spread over its branches, each signed in at a register of their own. Those of an earlier run serve again.
 * @returns {Promise<{ usuario: string; cookie: string; direccion: string }[]>} `direccion`: the network address each one is at
 */
export async function ponerRegistradoras({ pg, tenant }, cuantas) {
  await pg.query(
    `insert into usuarios (tenant_id, id, usuario, nombre, rol, sucursal_id, password_hash, confirmado)
     select $1, gen_random_uuid(), 'registradora' || i || '@medicion.mx', 'Registradora ' || i, 'superuser', s.id, d.password_hash, true
     from generate_series(0, $2::int - 1) i
     join (select id, row_number() over (order by id) - 1 as n, count(*) over () as de from sucursales where tenant_id = $1) s on s.n = i % s.de
     cross join (select password_hash from usuarios where usuario = 'super@aguaclara.mx') d
     on conflict do nothing`,
    [tenant, cuantas],
  );
  const { rows } = await pg.query(
    `select id, usuario from usuarios where tenant_id = $1 and usuario like 'registradora%@medicion.mx' and eliminado_en is null
     order by length(usuario), usuario limit $2`,
    [tenant, cuantas],
  );
  const tokens = rows.map(() => randomBytes(32).toString('base64url'));
  await pg.query(
    `insert into sesiones (tenant_id, token_hash, usuario_id, expira)
     select $1, decode(x.huella, 'hex'), x.id, now() + interval '12 hours' from unnest($2::text[], $3::uuid[]) as x(huella, id)`,
    [tenant, tokens.map((token) => createHash('sha256').update(token).digest('hex')), rows.map(({ id }) => id)],
  );
  return rows.map(({ usuario }, i) => ({ usuario, cookie: `lavanda_sesion=${tokens[i]}`, direccion: `10.0.0.${i + 1}` }));
}

/** Ends their sessions, with those that signing in made. */
export async function quitarRegistradoras({ pg, tenant }) {
  await pg.query(
    `delete from sesiones where tenant_id = $1 and usuario_id in (select id from usuarios where tenant_id = $1 and usuario like 'registradora%@medicion.mx')`,
    [tenant],
  );
}

/** Open notes of the laundry: as many on its racks whatever the size of its past, and however many were saved for measuring. */
export async function dejarAbiertas({ pg, tenant }, cuantas) {
  await pg.query(
    `with elegidas as (
       select id, row_number() over (order by (status = 0) desc, fecha desc, creada_en, id) <= $2 as abierta from notas
       where tenant_id = $1 and status >= 0 and anulada_en is null
         and (status = 0 or fecha >= (select max(fecha) - 30 from notas where tenant_id = $1 and anulada_en is null and status >= 0)))
     update notas n set status = case when abierta then 0 else 10 end, cerrada_en = case when abierta then null else now() end
     from elegidas e where n.tenant_id = $1 and n.id = e.id and n.status <> case when abierta then 0 else 10 end`,
    [tenant, cuantas],
  );
}
