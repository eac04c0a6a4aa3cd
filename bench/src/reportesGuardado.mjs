import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { percentil } from './medidas.mjs';

const SERVIDOR = new URL('../../server/', import.meta.url);
const require = createRequire(fileURLToPath(new URL('package.json', SERVIDOR)));
const { Kysely, PostgresDialect } = require('kysely');
const { Pool } = require('pg');
const { aplicarResumen, deltasResumen } = await import(new URL('dist/ventas/rollup/rollup.js', SERVIDOR));

/** A note with three lines and a payment, as the counter sends it. */
function nota(servicios, cliente, fecha) {
  const articulos = servicios.map(({ _id, servicio, precio, medida }) => ({
    _id: randomUUID(),
    servicio_id: _id,
    servicio,
    precio,
    medida,
    cantidad: 2,
  }));
  return { id: randomUUID(), usuario: cliente, fecha, articulos, pagos: [{ _id: randomUUID(), monto: 50, metodo: 'Efvo' }] };
}

async function guardar({ servidor, cookie }, cuerpo) {
  const inicio = performance.now();
  const respuesta = await fetch(`${servidor}/api/ventas/guardar`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(cuerpo),
  });
  const { data } = await respuesta.json();
  if (respuesta.status !== 200) throw new Error(`guardar: ${respuesta.status}`);
  return { ms: performance.now() - inicio, data };
}

/** What a save spends on the rollup: its one statement, in a transaction of its own less what an empty one takes. */
async function resumir(kysely, tenant, data) {
  const resumida = {
    clienteId: data.usuario,
    fecha: data.fecha,
    total: Math.round(data.total * 100),
    abonos: Math.round(data.abonos * 100),
    aDomicilio: data.a_domicilio,
    factura: data.factura,
    express: data.express,
    status: data.status,
    pagos: data.pagos.map((pago) => ({ fecha: pago.fecha, monto: Math.round(pago.monto * 100), metodo: pago.metodo })),
    sucursalId: data.sucursal,
    anulada: false,
  };
  return kysely.transaction().execute(async (tx) => {
    const inicio = performance.now();
    await aplicarResumen(tx, tenant, deltasResumen(null, resumida));
    return performance.now() - inicio;
  });
}

/** A function that saves one more note of today over HTTP, as the counter does. @returns {Promise<() => Promise<{ ms: number, data: object }>>} */
export async function contador(base) {
  const { rows } = await base.cliente.query('select id from clientes where tenant_id = $1 limit 1', [base.tenant]);
  const respuesta = await fetch(`${base.servidor}/api/servicios/all`, { headers: { cookie: base.cookie } });
  const { servicios } = await respuesta.json();
  const piezas = servicios.filter(({ medida }) => medida === 'pz').slice(0, 3);
  const hoy = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  return () => guardar(base, nota(piezas, rows[0].id, hoy));
}

/** @returns time of the rollup over the time of the rest of a save, medians */
export async function medirGuardado(base, veces) {
  const pool = new Pool({ connectionString: base.url, max: 1 });
  const kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const guardarUna = await contador(base);
  const tiempos = { guardar: [], resumen: [] };
  for (let vez = 0; vez < veces; vez++) {
    const { ms, data } = await guardarUna();
    tiempos.guardar.push(ms);
    tiempos.resumen.push(await resumir(kysely, base.tenant, data));
  }
  await kysely.destroy();
  const resumen = percentil(tiempos.resumen, 0.5);
  return resumen / (percentil(tiempos.guardar, 0.5) - resumen);
}
