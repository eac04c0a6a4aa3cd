import { abrirPostgres, iniciarBase } from './base.mjs';
import { llamadas, materia } from './carga/llamadas.mjs';
import { reemplazar, reemplazos } from './carga/plantilla.mjs';
import { dejarAbiertas, ponerRegistradoras, quitarRegistradoras } from './carga/registradoras.mjs';
import { enviar, percentil } from './medidas.mjs';

/** The first is what the others are compared with. */
const TAMANOS = (process.env.BENCH_TAMANOS ?? '10000,100000,1000000,5000000').split(',').map(Number);
const VECES = Number(process.env.BENCH_VECES ?? 200);
const CALENTAMIENTO = 20;
/** Before the first: a server that has answered nothing yet runs code that isn't compiled. */
const PRIMER_CALENTAMIENTO = 300;
/** On its racks, whatever the size of its past. */
const ABIERTAS = 216;
/** A call may cost this many times what it costs with the smallest past. */
const LIMITE = 2;
const ENTORNO = { TRUST_PROXY: 'loopback' };

/** The calls of the counter, and some that reach further back. */
function todas(base) {
  const lectura = (nombre, ruta) => ({
    nombre,
    clave: nombre,
    plantillas: ({ cookie }) => [{ metodo: 'GET', ruta, cabeceras: { cookie }, cuerpo: null, frescos: [], alternado: null }],
  });
  const sucursal = `sucursal=${base.sucursal}`;
  return [
    ...llamadas(base).filter(({ clave }) => clave !== 'guardarUna'),
    lectura('Open a note', `/api/ventas/${base.nota}`),
    lectura('Sales, page 400', '/api/ventas/?notasPorPagina=20&pagina=400'),
    lectura('Sales of a branch, with debt', `/api/ventas/?notasPorPagina=20&pagina=1&adeudo=true&${sucursal}`),
    lectura('Sales of a customer by name', '/api/ventas/?notasPorPagina=20&pagina=1&user=gabriela%20mendoza'),
    lectura("A customer's notes", `/api/ventas/?notasPorPagina=20&pagina=1&userid=${base.clientes[0]}`),
  ];
}

async function preparar(notas, postgres) {
  const base = await iniciarBase({ notas, entorno: ENTORNO, postgres });
  await dejarAbiertas(base, ABIERTAS);
  await base.pg.query('vacuum (analyze, index_cleanup on) notas');
  const registradoras = await ponerRegistradoras(base, 1);
  const { rows } = await base.pg.query(
    'select id from notas where tenant_id = $1 and anulada_en is null order by creada_en limit 1',
    [base.tenant],
  );
  const completa = { ...base, ...(await materia(base)), nota: rows[0].id };
  return { ...completa, registradora: registradoras[0], llamadas: todas(completa) };
}

/** A function that sends the call to that server once more. @returns milliseconds */
function emisora({ url, registradora, llamadas: suyas }, numero) {
  const plantillas = suyas[numero].plantillas(registradora);
  let vez = 0;
  return async () => {
    const { metodo, ruta, cabeceras, cuerpo, ...nuevo } = plantillas[vez++ % plantillas.length];
    const pares = reemplazos(nuevo);
    const { ms } = await enviar(url + reemplazar(ruta, pares), metodo, cabeceras, cuerpo && reemplazar(cuerpo, pares));
    return ms;
  };
}

/** Milliseconds at each size, one after the other at each turn: whatever slows the machine slows them all. */
async function medirEnTodas(bases, numero, veces, calentamiento) {
  const emisoras = bases.map((base) => emisora(base, numero));
  const tiempos = bases.map(() => []);
  for (let vez = -calentamiento; vez < veces; vez++) {
    for (const [i, mandar] of emisoras.entries()) {
      const ms = await mandar();
      if (vez >= 0) tiempos[i].push(ms);
    }
  }
  return tiempos.map((unos) => percentil(unos, 0.5));
}

const fila = (celdas) => process.stdout.write(`| ${celdas.join(' | ')} |\n`);

/** Prints what each call costs at each size of the laundry's past. @returns {Promise<{ cumple: boolean; cifras: object }>} */
export async function medirCrecimiento() {
  const postgres = await abrirPostgres();
  const bases = [];
  try {
    for (const notas of TAMANOS) bases.push(await preparar(notas, postgres));
    await medirEnTodas(bases, 1, 0, PRIMER_CALENTAMIENTO);
    const [menor, ...mayores] = TAMANOS.map((notas) => notas.toLocaleString('en-US'));
    process.stdout.write(`\nCrecimiento: un cliente, mediana de ${VECES}; las veces lo que tarda con ${menor} notas\n`);
    fila(['call', `${menor}, ms`, ...mayores.flatMap((notas) => [`${notas}, ms`, 'times'])]);
    fila(['---', ...Array(1 + 2 * mayores.length).fill('--:')]);
    const cifras = {};
    for (const [numero, { nombre, clave }] of bases[0].llamadas.entries()) {
      const [primera, ...otras] = await medirEnTodas(bases, numero, VECES, CALENTAMIENTO);
      fila([nombre, primera.toFixed(2), ...otras.flatMap((otra) => [otra.toFixed(2), (otra / primera).toFixed(2)])]);
      for (const [i, otra] of otras.entries())
        cifras[`${clave}, ${mayores[i]} notas`] = { razon: otra / primera, minimo: 1, ms: otra };
    }
    const peor = Math.max(...Object.values(cifras).map(({ razon }) => razon));
    process.stdout.write(`La que más crece, ${peor.toFixed(2)} veces (límite ${LIMITE}): ${peor <= LIMITE ? 'bien' : 'FUERA'}\n`);
    return { cumple: peor <= LIMITE, cifras };
  } finally {
    for (const base of bases) {
      await dejarAbiertas(base, ABIERTAS);
      await quitarRegistradoras(base);
      await base.cerrar();
    }
    await postgres.cerrar();
  }
}
