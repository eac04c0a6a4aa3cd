import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { iniciarBase } from './base.mjs';
import { medirExportaciones } from './listasExportar.mjs';
import { CUANTAS_VECES, cronometrar, pedir, percentil, porTurnos } from './medidas.mjs';

const SERVIDOR = new URL('../../server/', import.meta.url);
const { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } = createRequire(
  fileURLToPath(new URL('package.json', SERVIDOR)),
)('kysely');
const { leerFiltro } = await import(new URL('dist/ventas/filtro.js', SERVIDOR));
const { sentenciaDeTramo } = await import(new URL('dist/ventas/pagina.js', SERVIDOR));
const { sentenciaDeSesion } = await import(new URL('dist/auth/sesiones.js', SERVIDOR));
const { NOTA_DESDE, notaJson } = await import(new URL('dist/ventas/notaJson.js', SERVIDOR));

/** Before the first: a server that has answered nothing yet runs code that isn't compiled. */
const PRIMER_CALENTAMIENTO = 500;
const PAGINAS = [1, 5000];
/** Only the filters whose name it fits (a regular expression), to look at some of them. */
const SOLO = process.env.BENCH_SOLO ?? '';
const LIMITE_MS = 25;
const LIMITE_RAZON = 1.5;

/** Only compiles: the statements are run by pg. */
const compilador = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const BANDERAS = [
  ['adeudo', 'Con adeudo'],
  ['facturados', 'Facturados'],
  ['domicilio', 'A domicilio'],
];
const RANGO = ['rango de fechas', { fechaInicial: '2026-02-10', fechaFinal: '2026-08-20' }];

/** Name and query of each filter, alone and combined. */
function filtros(sucursal) {
  const sueltos = [['sin filtro', {}]];
  for (let juego = 1; juego < 8; juego++) {
    const puestas = BANDERAS.filter((_, i) => (juego >> i) & 1);
    sueltos.push([
      puestas.map(([, nombre]) => nombre).join(' + '),
      Object.fromEntries(puestas.map(([campo]) => [campo, 'true'])),
    ]);
  }
  const mas = (nombre, campos) =>
    sueltos.map(([otro, suyos]) => [otro === 'sin filtro' ? nombre : `${nombre} + ${otro}`, { ...campos, ...suyos }]);
  const todos = [
    ...sueltos,
    ...mas('sucursal', { sucursal }),
    ...mas(...RANGO),
    ...mas('sucursal + rango', { sucursal, ...RANGO[1] }),
  ];
  for (const texto of ['gabriela mendoza', 'maria', 'jose', '1170', '55 5600 1170', '123456']) {
    todos.push(
      [`texto «${texto}»`, { user: texto }],
      [
        `texto «${texto}» + sucursal + todo`,
        { user: texto, sucursal, ...RANGO[1], adeudo: '1', facturados: '1', domicilio: '1' },
      ],
    );
    for (const [campo, nombre] of BANDERAS) todos.push([`texto «${texto}» + ${nombre}`, { user: texto, [campo]: 'true' }]);
  }
  return todos;
}

/**
 * What the server asks the database for that page, by pg alone, in one trip: who the
 * session is; then, in a transaction as the tenant, the list and its end. Prepared, like the server's.
 */
function pelada({ tenant, cookie }, pg, query, pagina, name) {
  const filtro = leerFiltro({ tenantId: tenant, rol: 'superuser' }, query);
  const tramo = { limite: 20, desde: (pagina - 1) * 20, despues: null, contar: pagina === 1 };
  const { sql: text, parameters: values } = sentenciaDeTramo(filtro, tramo, notaJson(false), NOTA_DESDE).compile(compilador);
  const { sql: deSesion, parameters: valoresDeSesion } = sentenciaDeSesion(cookie.split('=')[1]).compile(compilador);
  return () =>
    Promise.all([
      pg.query({ name: 'sesion', text: deSesion, values: valoresDeSesion }),
      pg.query(`begin; set local role app; set local app.tenant_id = '${tenant}'`),
      pg.query({ name, text, values }),
      pg.query('commit'),
    ]);
}

/** Milliseconds of the page by the server and by pg alone. */
async function medir(base, pg, query, pagina, nombre, calentamiento) {
  const directa = pelada(base, pg, query, pagina, nombre);
  const direccion = `${base.url}/api/ventas/?${new URLSearchParams({ ...query, notasPorPagina: '20', pagina: String(pagina) })}`;
  const porElServidor = async () => (await pedir(direccion, base.cookie)).delServidor;
  const [servidor, sql] = await porTurnos(porElServidor, () => cronometrar(directa), calentamiento);
  return { servidor, sql };
}

const ms = (numero) => numero.toFixed(2).padStart(8);

/** Prints every filter's pages beside their bare SQL. @returns whether all are within the limits, and the ratios */
async function medirPaginas(base, pg) {
  // As the server's connections.
  await pg.query('set plan_cache_mode = force_generic_plan; set jit = off');
  process.stdout.write(
    `\nLista de ventas, tiempo del servidor (Server-Timing) y las mismas sentencias por pg (ms, ${CUANTAS_VECES} veces; límite p95 ${LIMITE_MS} ms y ${LIMITE_RAZON} veces el p95 del SQL)\n`,
  );
  process.stdout.write('serv p50  serv p95   sql p50   sql p95  razón p50  razón p95\n');
  await medir(base, pg, {}, 1, 'calentar', PRIMER_CALENTAMIENTO);
  const cifras = {};
  let fuera = 0;
  let medidas = 0;
  for (const [nombre, query] of filtros(base.sucursal).filter(([nombre]) => new RegExp(SOLO).test(nombre))) {
    for (const pagina of PAGINAS) {
      const { servidor, sql } = await medir(base, pg, query, pagina, `l${medidas++}`);
      const [h50, h95, s50, s95] = [
        percentil(servidor, 0.5),
        percentil(servidor, 0.95),
        percentil(sql, 0.5),
        percentil(sql, 0.95),
      ];
      const cumple = h95 <= LIMITE_MS && h95 <= LIMITE_RAZON * s95;
      if (!cumple) fuera++;
      // Later runs are compared by the middle one: it moves less from one to the next.
      cifras[`página ${pagina}, ${nombre}`] = { razon: h50 / s50, p50: h50, p95: h95, razonP95: h95 / s95 };
      process.stdout.write(
        `${ms(h50)}  ${ms(h95)}  ${ms(s50)}  ${ms(s95)}  ${ms(h50 / s50)}  ${ms(h95 / s95)}   ${cumple ? 'bien ' : 'FUERA'}  página ${pagina}, ${nombre}\n`,
      );
    }
  }
  process.stdout.write(fuera === 0 ? 'Todas dentro de los límites\n' : `${fuera} fuera de los límites\n`);
  return { cumple: fuera === 0, cifras };
}

/** @returns {Promise<{ cumple: boolean; cifras: object }>} whether every limit was kept, and the ratios to the bare SQL */
export async function medirListas() {
  const base = await iniciarBase();
  const pg = await base.conectar({ pipeline: true });
  try {
    const paginas = await medirPaginas(base, pg);
    return SOLO === '' ? { ...paginas, cumple: (await medirExportaciones(base)) && paginas.cumple } : paginas;
  } finally {
    await pg.end();
    await base.cerrar();
  }
}
