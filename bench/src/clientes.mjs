import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { iniciarBase } from './base.mjs';
import { CUANTAS_VECES, cronometrar, pedir, percentil, porTurnos } from './medidas.mjs';

const SERVIDOR = new URL('../../server/', import.meta.url);
const { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } = createRequire(
  fileURLToPath(new URL('package.json', SERVIDOR)),
)('kysely');
const { sentenciaDeClientes } = await import(new URL('dist/clientes/listarClientes.js', SERVIDOR));

/** Before the first: a server that has answered nothing yet runs code that isn't compiled. */
const PRIMER_CALENTAMIENTO = 300;
const LIMITE_MS = 15;

/** Only compiles: the statements are run by pg. */
const compilador = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Name and text: common beginnings, rare and whole names, phones in their spellings, what isn't there, signs that LIKE reads. */
async function textos(base) {
  const { rows } = await base.pg.query(
    `select nombre || ' ' || apellido as completo, right(telefono, 10) as telefono from clientes
     where tenant_id = $1 and eliminado_en is null and telefono <> '' order by id limit 1`,
    [base.tenant],
  );
  const [{ completo, telefono }] = rows;
  const partes = [telefono.slice(0, 2), telefono.slice(2, 6), telefono.slice(6)];
  return [
    ['todos', ''],
    ...['mar', 'jose', 'gar', 'maria', 'hernandez', 'nunez', 'a', 'zz', 'zzzz', 'qxw', '%', '_', "o'", '\\', '🧺'].map(
      (texto) => [`«${texto}»`, texto],
    ),
    ['nombre completo', completo],
    ['teléfono de 10 dígitos', telefono],
    ['teléfono con espacios', partes.join(' ')],
    ['últimos 4 dígitos', partes[2]],
    ['3 dígitos', telefono.slice(-3)],
  ];
}

/** The statement the server runs for that page, by pg alone: prepared, as the owner, without transaction. */
function pelada(base, texto, pagina, name) {
  const sesion = { tenantId: base.tenant, rol: 'superuser', sucursalId: base.sucursal };
  const { sql, parameters } = sentenciaDeClientes(sesion, texto, (pagina - 1) * 20, null).compile(compilador);
  return () => base.pg.query({ name, text: sql, values: parameters });
}

/** Milliseconds by HTTP and by pg alone. */
async function medir(direccion, cookie, directa, calentamiento) {
  const porHttp = async () => (await pedir(direccion, cookie)).ms;
  const [http, sql] = await porTurnos(porHttp, () => cronometrar(directa), calentamiento);
  return { http, sql };
}

const ms = (numero) => numero.toFixed(2).padStart(8);

/** Prints a line and keeps its ratio in `cifras`. @returns whether it is within the limit */
function escribir(cifras, nombre, { http, sql }) {
  const [h50, h95, s50, s95] = [percentil(http, 0.5), percentil(http, 0.95), percentil(sql, 0.5), percentil(sql, 0.95)];
  const cumple = h95 <= LIMITE_MS;
  cifras[nombre] = { razon: h50 / s50, p50: h50, p95: h95 };
  process.stdout.write(`${ms(h50)}  ${ms(h95)}  ${ms(s50)}  ${ms(s95)}  ${cumple ? 'bien ' : 'FUERA'}  ${nombre}\n`);
  return cumple;
}

/** The page after the hundredth, by key: how a person who scrolls gets there. */
async function lejos(direccion, cookie) {
  let despues = null;
  for (let pagina = 0; pagina < 100; pagina++) {
    const { cuerpo } = await pedir(despues === null ? direccion : `${direccion}&despues=${despues}`, cookie);
    if (cuerpo.siguiente === null) break;
    despues = cuerpo.siguiente;
  }
  return despues;
}

async function medirTexto(base, cifras, nombre, texto, numero) {
  const direccion = `${base.url}/api/clientes/?${new URLSearchParams({ nombre: texto })}`;
  let cumple = true;
  for (const pagina of [1, 50, 2500]) {
    const directa = pelada(base, texto, pagina, `c${numero}_${pagina}`);
    const tiempos = await medir(`${direccion}&pagina=${pagina}`, base.cookie, directa);
    cumple = escribir(cifras, `${nombre}, página ${pagina}`, tiempos) && cumple;
  }
  const despues = await lejos(direccion, base.cookie);
  if (despues === null) return cumple;
  const tiempos = await medir(`${direccion}&despues=${despues}`, base.cookie, pelada(base, texto, 1, `c${numero}_1`));
  return escribir(cifras, `${nombre}, tras recorrer hasta 100 páginas (SQL: la primera)`, tiempos) && cumple;
}

/** @returns {Promise<{ cumple: boolean; cifras: object }>} whether the limit was kept, and the ratios to the bare SQL */
export async function medirClientes() {
  const base = await iniciarBase();
  try {
    // As the server's connections: what is compared is what the server adds.
    await base.pg.query(`select set_config('app.tenant_id', $1, false)`, [base.tenant]);
    await base.pg.query('set plan_cache_mode = force_generic_plan; set jit = off');
    process.stdout.write(
      `\nBúsqueda de clientes, servidor por HTTP y la misma sentencia por pg (ms, ${CUANTAS_VECES} veces; límite p95 ${LIMITE_MS} ms)\n`,
    );
    process.stdout.write('http p50  http p95   sql p50   sql p95\n');
    await medir(`${base.url}/api/clientes/`, base.cookie, pelada(base, '', 1, 'calentar'), PRIMER_CALENTAMIENTO);
    const cifras = {};
    let fuera = 0;
    for (const [numero, [nombre, texto]] of (await textos(base)).entries()) {
      if (!(await medirTexto(base, cifras, nombre, texto, numero))) fuera++;
    }
    process.stdout.write(fuera === 0 ? 'Todas dentro del límite\n' : `${fuera} textos fuera del límite\n`);
    return { cumple: fuera === 0, cifras };
  } finally {
    await base.cerrar();
  }
}
