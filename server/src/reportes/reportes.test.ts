import { RespuestaResumen } from '@lavanda/shared/contract/resumen';
import { diaEn, sumarDias } from '@lavanda/shared/domain/fechas';
import exceljs from 'exceljs';
import { Check } from 'typebox/value';
import { camposDe, cuerpoDe, type Escenario, prepararEscenario } from '../test/escenario.ts';

const RESUMEN = '/api/ventas/?resultSummary=1';
const haceDias = (dias: number) => sumarDias(diaEn('America/Mexico_City', new Date()), -dias);
/** A month that the demo fills whole. */
const MES = haceDias(45).slice(0, 7);
const AJENA = '00000000-0000-4000-8000-000000000001';

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

const resultados = async (quien: 'superuser' | 'admin' | 'accountant', resto = '') =>
  cuerpoDe<RespuestaResumen>(await e.como[quien].get(RESUMEN + resto)).results;

const suma = (numeros: readonly number[]) => Math.round(numeros.reduce((total, numero) => total + numero, 0) * 100) / 100;

describe('resultSummary=1', () => {
  it('answers sales, pagos and clientes with the specified fields', async () => {
    const { status, headers, cuerpo } = await e.como.superuser.get(RESUMEN);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Check(RespuestaResumen, cuerpo)).toBe(true);
    const { sales, pagos, clientes } = cuerpoDe<RespuestaResumen>({ status, headers, cuerpo }).results;
    expect(Object.keys(sales[0] ?? {}).sort()).toEqual(
      [
        'a domicilio',
        'abonos',
        'año',
        'express',
        'factura',
        'mes',
        'notas',
        'sucursal',
        'sucursal_name',
        'total',
        'usuario_name',
        'weekday',
      ].sort(),
    );
    expect(Object.keys(pagos[0] ?? {}).sort()).toEqual(
      ['año', 'año_nota', 'mes', 'mes_nota', 'metodo', 'monto', 'sucursal'].sort(),
    );
    const porGrupo = new Map<string, number>();
    for (const { año, mes, sucursal } of clientes)
      porGrupo.set(`${año} ${mes} ${sucursal}`, (porGrupo.get(`${año} ${mes} ${sucursal}`) ?? 0) + 1);
    expect(Math.max(...porGrupo.values())).toBe(5);
  });

  it('is refused to who has no reports, and to nobody without a session', async () => {
    expect((await e.como.user.get(RESUMEN)).status).toBe(403);
    expect((await e.servidor.anonimo.get(RESUMEN)).status).toBe(401);
    expect((await e.como.user.get('/api/ventas/resumen/exportar?mes=2020-01')).status).toBe(403);
  });

  it('shows an admin their own branch alone; superuser and accountant all, or the one they ask for', async () => {
    const [todas, contador, propia] = await Promise.all([resultados('superuser'), resultados('accountant'), resultados('admin')]);
    expect(contador).toEqual(todas);
    const sucursales = [...new Set(todas.sales.map(({ sucursal }) => sucursal))];
    expect(sucursales).toHaveLength(3);
    const [suya] = new Set(propia.sales.map(({ sucursal }) => sucursal));
    expect(new Set(propia.clientes.map(({ sucursal }) => sucursal))).toEqual(new Set([suya]));
    expect(await resultados('superuser', `&sucursal=${suya}`)).toEqual(propia);
    const otra = sucursales.find((sucursal) => sucursal !== suya);
    const negada = await e.como.admin.get(`${RESUMEN}&sucursal=${otra}`);
    expect(negada.status).toBe(403);
    expect(camposDe(negada)).toEqual(['sucursal']);
    const deOtroTenant = await resultados('superuser', `&sucursal=${AJENA}`);
    expect(deOtroTenant).toEqual({ sales: [], pagos: [], clientes: [] });
  });

  it('is narrowed to the months of two days', async () => {
    const { sales, pagos } = await resultados('superuser', `&fechaInicial=${MES}-10&fechaFinal=${MES}-12`);
    const mes = Number(MES.slice(5));
    expect([...new Set(sales.map((fila) => `${fila.año} ${fila.mes}`))]).toEqual([`${MES.slice(0, 4)} ${mes}`]);
    expect(pagos.some((fila) => fila.mes !== mes)).toBe(true);
    expect(pagos.every((fila) => fila.mes === mes || fila.mes_nota === mes)).toBe(true);
    const mala = await e.como.superuser.get(`${RESUMEN}&fechaInicial=2026-02-30`);
    expect([mala.status, camposDe(mala)]).toEqual([400, ['fechaInicial']]);
  });

  it.each(['br', 'gzip'])('travels as %s when asked', async (accept) => {
    const { headers, cuerpo } = await e.como.superuser.get(RESUMEN, { 'accept-encoding': accept });
    expect(headers.get('content-encoding')).toBe(accept);
    expect(Check(RespuestaResumen, cuerpo)).toBe(true);
  });

  it('knows a note as soon as it is saved, paid and voided; not while it is to be collected', async () => {
    const ventas = async () => {
      const { sales, pagos } = await resultados('superuser');
      return {
        total: suma(sales.map(({ total }) => total)),
        notas: suma(sales.map(({ notas }) => notas)),
        pagos: suma(pagos.map(({ monto }) => monto)),
      };
    };
    const antes = await ventas();
    const nota = await e.guardada({ pagos: [{ monto: 50, metodo: 'Link' }] });
    expect(await ventas()).toEqual({
      total: suma([antes.total, nota.total]),
      notas: antes.notas + 1,
      pagos: suma([antes.pagos, 50]),
    });
    await e.como.admin.post('/api/ventas/delete', { items: [nota._id] });
    expect(await ventas()).toEqual(antes);
    const recoger = { ...e.nota({ status: -1, usuario: await e.clienteNuevo() }), articulos: [] };
    await e.guardar({ ...recoger, recoleccion: { hora_inicio: '09:00', hora_final: '11:00' } });
    expect(await ventas()).toEqual(antes);
  });
});

describe('what changed since the last answer', () => {
  let hasta = 2060;
  /** The answer that is kept, and the same months asked for up to a year that nobody asked before. */
  const igualQueDeNuevo = async () => {
    hasta += 1;
    const anio = Number(haceDias(0).slice(0, 4)) - 2;
    const porLlave = (filas: readonly unknown[]) => filas.map((fila) => JSON.stringify(fila)).sort();
    const [guardada, nueva] = await Promise.all([
      resultados('superuser'),
      resultados('superuser', `&fechaInicial=${anio}-01-01&fechaFinal=${hasta}-12-31`),
    ]);
    for (const parte of ['sales', 'pagos', 'clientes'] as const)
      expect(porLlave(guardada[parte])).toEqual(porLlave(nueva[parte]));
    return guardada;
  };

  it.each([0, 70, 400])('a note of %i days ago is in it once it is saved, and moved to today', async (dias) => {
    const fecha = haceDias(dias);
    const nota = await e.guardada({ fecha, pagos: [{ monto: 50, metodo: 'Link', fecha }] }, 'superuser');
    const antes = await igualQueDeNuevo();
    const cambio = { id: nota._id, usuario: nota.usuario, articulos: nota.articulos, version: nota.version, status: nota.status };
    expect((await e.guardar({ ...cambio, fecha: haceDias(0) }, 'superuser')).status).toBe(200);
    const despues = await igualQueDeNuevo();
    const contar = ({ sales }: RespuestaResumen['results']) => suma(sales.map(({ notas }) => notas));
    expect(contar(despues)).toBe(contar(antes));
  });

  it('has the new name of a customer', async () => {
    const { clientes } = await resultados('superuser');
    const [mejor] = clientes;
    const nuevo = { _id: mejor?.usuario, nombre: 'Renombrada', apellido: 'Ahora' };
    expect((await e.como.superuser.post('/api/clientes/guardar', nuevo)).status).toBe(200);
    const ahora = await resultados('superuser');
    expect(ahora.clientes.find(({ usuario }) => usuario === mejor?.usuario)?.usuario_name).toBe('Renombrada Ahora');
    expect(ahora.sales).toEqual((await resultados('superuser')).sales);
  });
});

describe('the month as a workbook', () => {
  it('has a row a day and branch and their sum, as numbers', async () => {
    const respuesta = await fetch(`${e.servidor.url}/api/ventas/resumen/exportar?mes=${MES}`, {
      headers: { cookie: e.como.superuser.cookie },
    });
    expect(respuesta.status).toBe(200);
    expect(respuesta.headers.get('content-disposition')).toBe(`attachment; filename="Reporte-${MES}.xlsx"`);
    const libro = new exceljs.Workbook();
    await libro.xlsx.load(await respuesta.arrayBuffer());
    const filas = libro.worksheets[0]?.getSheetValues().slice(1) as unknown as (string | number | Date)[][];
    expect(filas[0]?.slice(1, 5)).toEqual(['Fecha', 'Sucursal', 'Notas', 'Total']);
    const [ultima] = filas.slice(-1);
    expect(ultima?.[2]).toBe('Total del mes');
    const { sales } = await resultados('superuser', `&fechaInicial=${MES}-01&fechaFinal=${MES}-28`);
    expect([ultima?.[3], ultima?.[4]]).toEqual([suma(sales.map(({ notas }) => notas)), suma(sales.map(({ total }) => total))]);
    const dias = filas.slice(1, -1);
    expect(dias.every((fila) => fila[1] instanceof Date && fila[1].toISOString().startsWith(MES))).toBe(true);
    expect(suma(dias.map((fila) => Number(fila[4])))).toBe(ultima?.[4]);
  });

  it('takes a month that exists and the branch of who asks', async () => {
    expect((await e.como.superuser.get('/api/ventas/resumen/exportar?mes=2026-13')).status).toBe(400);
    expect((await e.como.admin.get(`/api/ventas/resumen/exportar?mes=${MES}&sucursal=${AJENA}`)).status).toBe(403);
  });

  it('of a month without notes is its heading and a sum of nothing', async () => {
    const { status } = await e.como.admin.get('/api/ventas/resumen/exportar?mes=2020-01&sucursal=');
    expect(status).toBe(200);
  });
});
