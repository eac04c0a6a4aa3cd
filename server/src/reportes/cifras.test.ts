import { randomUUID } from 'node:crypto';
import type { RespuestaResumen } from '@lavanda/shared/contract/resumen';
import type { Nota } from '@lavanda/shared/contract/ventas';
import { diaEn, sumarDias } from '@lavanda/shared/domain/fechas';
import {
  adicionales,
  type Consulta,
  indicadores,
  mejoresClientes,
  metodosDePago,
  type Resumen,
  sucursalesConVentas,
  ventasPorDia,
  ventasPorMes,
} from '@lavanda/shared/domain/reporte';
import fc from 'fast-check';
import { comoDueno } from '../test/comoDueno.ts';
import { cuerpoDe, type Escenario, prepararEscenario, type Quien } from '../test/escenario.ts';

/** Random tenants, months and branches that are compared; LAVANDA_CASOS=200 for more. */
const CASOS = Number(process.env.LAVANDA_CASOS ?? 40);
const RESUMEN = '/api/ventas/?resultSummary=1';
const HOY = diaEn('America/Mexico_City', new Date());
const ANIO = Number(HOY.slice(0, 4));
const FECHAS = [0, -6, -31, -90, -200, -365].map((dias) => sumarDias(HOY, dias));

const centavos = (pesos: number) => Math.round(pesos * 100);

function leer({ results }: RespuestaResumen): Resumen {
  return {
    ventas: results.sales.map((fila) => ({
      anio: fila.año,
      mes: fila.mes,
      diaSemana: fila.weekday,
      sucursal: fila.sucursal,
      sucursalNombre: fila.sucursal_name,
      aDomicilio: fila['a domicilio'] === 'true',
      factura: fila.factura === 'true',
      express: fila.express === 'true',
      notas: fila.notas,
      total: centavos(fila.total),
      abonos: centavos(fila.abonos),
    })),
    pagos: results.pagos.map((fila) => ({
      ...fila,
      anio: fila.año,
      anioNota: fila.año_nota,
      mesNota: fila.mes_nota,
      monto: centavos(fila.monto),
    })),
    clientes: results.clientes.map((fila) => ({
      ...fila,
      anio: fila.año,
      cliente: fila.usuario,
      nombre: fila.usuario_name,
      total: centavos(fila.total),
    })),
  };
}

/** The figures of one month from the notes themselves, without the rollup: the body of an async function with `q(sql)`. */
const CIFRAS_DE_LAS_NOTAS = `
  const cifras = async ({ tenant, anio, mes, sucursal }) => {
    const nota = "n.tenant_id = '" + tenant + "' and n.status >= 0 and n.anulada_en is null" + (sucursal ? " and n.sucursal_id = '" + sucursal + "'" : '');
    const enMes = (campo, a, m) => campo + " >= make_date(" + a + ", " + m + ", 1) and " + campo + " < make_date(" + a + ", " + m + ", 1) + interval '1 month'";
    const del = (a, m) => nota + ' and ' + enMes('n.fecha', a, m);
    const una = async (que, donde) => (await q('select coalesce(' + que + ', 0)::float8 as v from notas n where ' + donde)).rows[0].v;
    const filas = async (texto) => (await q(texto)).rows.map((fila) => [String(fila.k), Number(fila.v)]);
    const este = del(anio, mes);
    const delAnio = (a) => nota + ' and extract(year from n.fecha) = ' + a;
    const pagos = (donde) => filas('select p.metodo as k, sum(p.monto) as v from pagos p join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id where '
      + nota + ' and ' + donde + ' group by 1 having sum(p.monto) <> 0 order by 1');
    return {
      anio: await una('sum(total)', delAnio(anio)), anioAntes: await una('sum(total)', delAnio(anio - 1)),
      mes: await una('sum(total)', este), mesAntes: await una('sum(total)', del(anio - 1, mes)),
      cobrado: await una('sum((select sum(monto) from pagos p where p.tenant_id = n.tenant_id and p.nota_id = n.id))', este),
      notas: await una('count(*)', este), notasAntes: await una('count(*)', del(anio - 1, mes)),
      meses: await filas('select extract(month from n.fecha) as k, sum(total) as v from notas n where ' + delAnio(anio) + ' group by 1 having sum(total) <> 0 order by 1'),
      mejores: await filas('select n.cliente_id as k, sum(total) as v from notas n where ' + este + ' group by 1 order by 2 desc, 1 limit 5'),
      dias: await filas('select extract(dow from n.fecha) + 1 as k, sum(total) as v from notas n where ' + este + ' group by 1 having sum(total) <> 0 order by 1'),
      aDomicilio: await una('sum(total)', este + ' and a_domicilio'), factura: await una('sum(total)', este + ' and factura'),
      express: await una('sum(total)', este + ' and express'),
      porPago: await pagos(enMes('p.fecha', anio, mes)), porNota: await pagos(enMes('n.fecha', anio, mes)),
    };
  };
  await q('begin; set local timezone to UTC');
  const resultado = [];
  for (const caso of CASOS) resultado.push(await cifras(caso));
  await q('commit');
  return resultado;`;

const sinCeros = (montos: readonly (number | null)[]) =>
  montos.map((monto, indice) => [String(indice + 1), monto ?? 0] as const).filter(([, monto]) => monto !== 0);

/** The same figures as the dashboard shows them. */
function cifrasDelTablero(resumen: Resumen, consulta: Consulta) {
  const kpi = indicadores(resumen, consulta);
  const antes = indicadores(resumen, { ...consulta, anio: consulta.anio - 1 });
  const extra = adicionales(resumen, consulta);
  const pagos = (por: 'pago' | 'nota') =>
    metodosDePago(resumen, consulta, por)
      .metodos.filter(({ monto }) => monto !== 0)
      .map(({ metodo, monto }) => [metodo, monto])
      .sort();
  return {
    anio: kpi.ventasAnio.valor,
    anioAntes: antes.ventasAnio.valor,
    mes: kpi.ventasMes.valor,
    mesAntes: antes.ventasMes.valor,
    cobrado: kpi.cobradoMes.valor,
    notas: kpi.recibidosMes.valor,
    notasAntes: antes.recibidosMes.valor,
    meses: sinCeros(ventasPorMes(resumen, consulta, `${ANIO}-12-31`)),
    mejores: mejoresClientes(resumen, consulta).map(({ cliente, total }) => [cliente, total]),
    dias: sinCeros(ventasPorDia(resumen, consulta)),
    aDomicilio: extra.aDomicilio.monto,
    factura: extra.factura.monto,
    express: extra.express.monto,
    porPago: pagos('pago'),
    porNota: pagos('nota'),
  };
}

const accion = fc.record({
  tipo: fc.constantFrom(
    'nueva',
    'recoleccion',
    'editar',
    'abonar',
    'revertir',
    'cerrar',
    'anular',
    'restaurar',
    'fecha',
    'cliente',
  ),
  quien: fc.constantFrom<Quien>('user', 'admin', 'superuser', 'superuser', 'ajeno'),
  cual: fc.nat(400),
  monto: fc.integer({ min: 1, max: 400 }),
  banderas: fc.record({ factura: fc.boolean(), a_domicilio: fc.boolean(), express: fc.boolean() }),
  fecha: fc.constantFrom(...FECHAS),
});
type Accion = typeof accion extends fc.Arbitrary<infer A> ? A : never;

/** One thing done at one register; it may be refused, never half done. */
async function trabajar(e: Escenario, notas: Record<string, string[]>, { tipo, quien, cual, monto, banderas, fecha }: Accion) {
  const suyas = notas[quien === 'ajeno' ? 'ajeno' : 'propias'] ?? [];
  const id = suyas[cual % Math.max(suyas.length, 1)];
  const cliente = e.como[quien];
  if (tipo === 'nueva' && quien !== 'ajeno') {
    const cuerpo = e.nota({ ...banderas, fecha });
    if ((await e.guardar(cuerpo, quien)).status === 200) suyas.push(cuerpo.id);
    return;
  }
  if (tipo === 'recoleccion' && quien !== 'ajeno') {
    const cuerpo = { ...e.nota({ fecha, status: -1, usuario: await e.clienteNuevo() }), articulos: [] };
    await e.guardar({ ...cuerpo, recoleccion: { hora_inicio: '09:00', hora_final: '11:00' } }, quien);
    return;
  }
  if (id === undefined) return;
  if (tipo === 'anular' || tipo === 'restaurar') {
    await cliente.post(tipo === 'anular' ? '/api/ventas/delete' : '/api/ventas/restaurar', { items: [id] });
    return;
  }
  const leida = await cliente.get(`/api/ventas/${id}`);
  if (leida.status !== 200) return;
  const { articulos, version, status, usuario, fecha: suya, pagos } = cuerpoDe<{ data: Nota }>(leida).data;
  const base = { id, usuario, articulos, version, status, fecha: suya };
  const primero = pagos.find(({ monto: pagado, _id }) => pagado > 0 && !pagos.some(({ reversa_de }) => reversa_de === _id));
  const cambio = {
    editar: { articulos: articulos.slice(0, 1).map((articulo) => ({ ...articulo, cantidad: 1 + (monto % 7) })), ...banderas },
    abonar: { pagos: [{ _id: randomUUID(), monto, metodo: (['Efvo', 'TDC', 'Transf', 'Link'] as const)[monto % 4], fecha }] },
    revertir: primero && {
      pagos: [{ _id: randomUUID(), monto: -primero.monto, metodo: primero.metodo, reversa_de: primero._id, fecha }],
    },
    cerrar: { status: 10 },
    fecha: { fecha, ...banderas },
    cliente: { usuario: quien === 'ajeno' ? usuario : e.clienteId },
    nueva: {},
    recoleccion: {},
  }[tipo];
  expect((await cliente.post('/api/ventas/guardar', { ...base, ...cambio })).status).toBeLessThan(500);
}

async function idsDe(e: Escenario, quien: Quien): Promise<string[]> {
  const { results } = cuerpoDe<{ results: Nota[] }>(await e.como[quien].get('/api/ventas/?notasPorPagina=100'));
  return results.map(({ _id }) => _id);
}

it(`the dashboard's figures equal an independent SQL over the notes, in ${CASOS} random tenants, months and branches`, async () => {
  const e = await prepararEscenario();
  const notas = { propias: await idsDe(e, 'superuser'), ajeno: await idsDe(e, 'ajeno') };
  await fc.assert(
    fc.asyncProperty(fc.array(accion, { minLength: 10, maxLength: 30 }), async (acciones) => {
      await Promise.all(acciones.map((una) => trabajar(e, notas, una)));
      // Read in between too: what is kept of an answer is part of the next one.
      await Promise.all((['superuser', 'ajeno', 'admin'] as const).map((quien) => e.como[quien].get(RESUMEN)));
    }),
    { numRuns: 8, endOnFailure: true },
  );
  const tenants = await Promise.all(
    (['superuser', 'ajeno'] as const).map(async (quien) => {
      const resumen = leer(cuerpoDe<RespuestaResumen>(await e.como[quien].get(RESUMEN)));
      const { usuario } = cuerpoDe<{ usuario: { tenantData: { _id: string } } }>(await e.como[quien].get('/api/auth/authData'));
      return { resumen, tenant: usuario.tenantData._id, sucursales: [null, ...sucursalesConVentas(resumen).map(({ id }) => id)] };
    }),
  );
  const deAdmin = leer(cuerpoDe<RespuestaResumen>(await e.como.admin.get(RESUMEN)));
  await e.servidor.cerrar();

  const casos = fc.sample(
    fc.record({ t: fc.nat(1), s: fc.nat(20), anio: fc.constantFrom(ANIO - 1, ANIO), mes: fc.integer({ min: 1, max: 12 }) }),
    CASOS,
  );
  const consultas = casos.map(({ t, s, anio, mes }) => {
    const uno = tenants[t % tenants.length] ?? { resumen: deAdmin, tenant: '', sucursales: [] };
    return { ...uno, anio, mes, sucursal: uno.sucursales[s % uno.sucursales.length] ?? null };
  });
  const pedidas = consultas.map(({ tenant, anio, mes, sucursal }) => ({ tenant, anio, mes, sucursal }));
  const esperadas = await comoDueno(e.servidor.donde, `const CASOS = ${JSON.stringify(pedidas)}; ${CIFRAS_DE_LAS_NOTAS}`);
  expect(consultas.map(({ resumen, ...consulta }) => cifrasDelTablero(resumen, consulta))).toEqual(esperadas);

  // An admin's answer is the superuser's, of one branch.
  const [sucursal] = new Set(deAdmin.ventas.map((fila) => fila.sucursal));
  const consulta = { anio: ANIO, mes: Number(HOY.slice(5, 7)), sucursal: sucursal ?? null };
  expect(cifrasDelTablero(deAdmin, consulta)).toEqual(cifrasDelTablero(tenants[0]?.resumen ?? deAdmin, consulta));
  expect(deAdmin.ventas.every((fila) => fila.sucursal === sucursal)).toBe(true);
});
