import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { iniciarPostgres } from '../../scripts/lib/postgres.mjs';
import { percentil } from './medidas.mjs';
import { contador, medirGuardado } from './reportesGuardado.mjs';
import { iniciarServidor } from './servidor.mjs';

const SERVIDOR = fileURLToPath(new URL('../../server/', import.meta.url));
const pg = createRequire(join(SERVIDOR, 'package.json'))('pg');

const ANIOS = 5;
const TAMANOS = [10_000, Number(process.env.BENCH_NOTAS ?? 1_000_000)];
const VECES = Number(process.env.BENCH_VECES ?? 100);
const CALENTAMIENTO = 5;
const LIMITES = { p95: 60, bytes: 120 * 1024, crecimiento: 1.5 };

/** `notas` notes over five years in one laundry, each with up to two payments; the rollup rebuilt from them. */
async function llenar(cliente, tenant, notas) {
  await cliente.query(
    `insert into notas (tenant_id, id, sucursal_id, folio, cliente_id, cliente_nombre, fecha, subtotal, total, abonos, factura, a_domicilio, express, status)
     select $1, gen_random_uuid(), s.id, 1000000 + i, c.id, 'Medición', current_date - floor(random() * 365 * $3)::int, x.total, x.total,
            case when random() < 0.03 then 0 else x.total end, random() < 0.1, random() < 0.25, random() < 0.12, 10
     from generate_series(1, $2::int) i
     cross join lateral (select 5000 + floor(random() * 60000)::bigint + i * 0 as total) x
     join (select id, row_number() over (order by id) - 1 as n, count(*) over () as de from sucursales where tenant_id = $1) s on s.n = i % s.de
     join (select id, row_number() over (order by id) - 1 as n, count(*) over () as de from clientes where tenant_id = $1) c on c.n = (i * 7919::bigint) % c.de`,
    [tenant, notas, ANIOS],
  );
  await cliente.query(
    `insert into pagos (tenant_id, id, nota_id, sucursal_id, fecha, monto, metodo)
     select tenant_id, gen_random_uuid(), id, sucursal_id, fecha + floor(random() * 3)::int, abonos,
            (array['Efvo', 'Efvo', 'TDC', 'Transf', 'Link'])[1 + floor(random() * 5)::int]
     from notas where tenant_id = $1 and abonos > 0 and folio > 1000000`,
    [tenant],
  );
  await cliente.query('select rehacer_resumen($1)', [tenant]);
  await cliente.query('vacuum analyze');
}

/** A connection, as soon as a server that is starting takes one. */
async function conectar(url, intentos = 50) {
  const cliente = new pg.Client(url);
  try {
    await cliente.connect();
    return cliente;
  } catch (error) {
    if (intentos === 0) throw error;
    await esperar(200);
    return conectar(url, intentos - 1);
  }
}

/** The demo in a database of its own, with so many notes more in its first laundry. */
async function preparar(servidor, notas) {
  const nombre = `lavanda_bench_reportes_${notas}`;
  const dueno = await conectar(servidor);
  await dueno.query(`drop database if exists ${nombre}`);
  await dueno.query(`create database ${nombre} template template0 encoding 'UTF8'`);
  await dueno.end();
  const url = Object.assign(new URL(servidor), { pathname: `/${nombre}` }).href;
  const siembra = spawn(process.execPath, [join(SERVIDOR, 'dist/cli/seed.js')], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [codigo] = await once(siembra, 'exit');
  if (codigo !== 0) throw new Error(`La siembra terminó con ${codigo}`);
  const cliente = await conectar(url);
  const { rows } = await cliente.query("select id from tenants where nombre = 'Agua Clara'");
  await llenar(cliente, rows[0].id, notas);
  return { url, cliente, tenant: rows[0].id };
}

async function entrar(url) {
  const respuesta = await fetch(`${url}/api/auth/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usuario: 'super@aguaclara.mx', password: 'lavanda123' }),
  });
  if (respuesta.status !== 200) throw new Error(`No se pudo entrar: ${respuesta.status}`);
  return respuesta.headers.getSetCookie()[0].split(';')[0];
}

const agente = new Agent({ keepAlive: true, maxSockets: 1 });

/** One answer as it travels: milliseconds from asking to its last byte, and its bytes. */
function pedir(url, cookie, codificacion) {
  return new Promise((resolver, rechazar) => {
    const inicio = performance.now();
    const headers = { cookie, 'accept-encoding': codificacion };
    request(`${url}/api/ventas/?resultSummary=1`, { agent: agente, headers }, (respuesta) => {
      let bytes = 0;
      respuesta.on('data', (trozo) => {
        bytes += trozo.length;
      });
      respuesta.once('error', rechazar);
      respuesta.once('end', () => {
        if (respuesta.statusCode === 200) resolver({ ms: performance.now() - inicio, bytes });
        else rechazar(new Error(`resultSummary: ${respuesta.statusCode}`));
      });
    })
      .once('error', rechazar)
      .end();
  });
}

/** As a browser asks. */
const NAVEGADOR = 'gzip, deflate, br';

async function medirTamano(servidor, notas) {
  const base = await preparar(servidor, notas);
  const { url, cerrar } = await iniciarServidor(join(tmpdir(), 'lavanda-bench'), { DATABASE_URL: base.url, LOG_LEVEL: 'error' });
  try {
    const cookie = await entrar(url);
    const guardarUna = await contador({ ...base, servidor: url, cookie });
    const tiempos = { igual: [], cambiada: [] };
    for (let vez = -CALENTAMIENTO; vez < VECES; vez++) {
      await guardarUna();
      const cambiada = await pedir(url, cookie, NAVEGADOR);
      const igual = await pedir(url, cookie, NAVEGADOR);
      if (vez < 0) continue;
      tiempos.cambiada.push(cambiada.ms);
      tiempos.igual.push(igual.ms);
    }
    const [br, gzip] = [await pedir(url, cookie, 'br'), await pedir(url, cookie, 'gzip')];
    const tamano = { br: br.bytes, gzip: gzip.bytes };
    const guardado = await medirGuardado({ ...base, servidor: url, cookie }, VECES);
    return { notas, tiempos, tamano, guardado };
  } finally {
    await cerrar();
    await base.cliente.end();
  }
}

const ms = (numeros) => `p50 ${percentil(numeros, 0.5).toFixed(1)} ms, p95 ${percentil(numeros, 0.95).toFixed(1)} ms`;
const veredicto = (cumple) => (cumple ? 'bien' : 'FUERA');

/** Prints time and size of the reports' answer at both sizes, and what the rollup costs a save. @returns {Promise<{ cumple: boolean; cifras: object }>} */
export async function medirReportes() {
  const postgres = process.env.DATABASE_URL
    ? { url: process.env.DATABASE_URL, cerrar: async () => undefined }
    : await iniciarPostgres({ ajustes: ['shared_buffers=512MB', 'max_wal_size=4GB'] });
  if (!postgres) throw new Error('Sin PostgreSQL no hay medición');
  try {
    const medidas = [];
    for (const notas of TAMANOS) medidas.push(await medirTamano(postgres.url, notas));
    process.stdout.write(`\nReportes, resultSummary=1 por HTTP, notas de ${ANIOS} años (${VECES} veces)\n`);
    for (const { notas, tiempos, tamano, guardado } of medidas) {
      process.stdout.write(
        `${notas.toLocaleString('en-US')} notas: sin cambios ${ms(tiempos.igual)}; tras guardar una nota ${ms(tiempos.cambiada)}; ` +
          `br ${(tamano.br / 1024).toFixed(1)} KB, gzip ${(tamano.gzip / 1024).toFixed(1)} KB; ` +
          `el resumen es el ${(guardado * 100).toFixed(1)} % de lo que tarda lo demás al guardar\n`,
      );
    }
    const [poca, mucha] = medidas;
    const razones = ['igual', 'cambiada'].map((cual) => percentil(mucha.tiempos[cual], 0.5) / percentil(poca.tiempos[cual], 0.5));
    const rapida = percentil(mucha.tiempos.igual, 0.95) <= LIMITES.p95 && percentil(mucha.tiempos.cambiada, 0.95) <= LIMITES.p95;
    const chica = Math.max(mucha.tamano.br, mucha.tamano.gzip) <= LIMITES.bytes;
    const pareja = Math.max(...razones) <= LIMITES.crecimiento;
    const barato = medidas.every(({ guardado }) => guardado <= 0.2);
    process.stdout.write(
      `p95 hasta ${LIMITES.p95} ms: ${veredicto(rapida)}; hasta ${LIMITES.bytes / 1024} KB: ${veredicto(chica)}; ` +
        `crece ${razones.map((razon) => razon.toFixed(2)).join(' y ')} veces (límite ${LIMITES.crecimiento}, sin cambios y tras guardar una nota): ${veredicto(pareja)}; ` +
        `resumen al guardar hasta 20 %: ${veredicto(barato)}\n`,
    );
    const cifras = {
      'crece, sin cambios': { razon: razones[0] },
      'crece, tras guardar una nota': { razon: razones[1] },
      'bytes entre su límite': { razon: Math.max(mucha.tamano.br, mucha.tamano.gzip) / LIMITES.bytes },
      'lo que el resumen añade a guardar': { razon: Math.max(...medidas.map(({ guardado }) => guardado)), tolerancia: 1.5 },
    };
    return { cumple: rapida && chica && pareja && barato, cifras };
  } finally {
    await postgres.cerrar();
  }
}
