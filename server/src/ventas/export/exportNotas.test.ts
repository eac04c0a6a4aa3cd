import type { Nota } from '@lavanda/shared/contract/ventas';
import { parse } from 'csv-parse/sync';
import exceljs from 'exceljs';
import { cuerpoDe, type Escenario, prepararEscenario, type Quien } from '../../test/escenario.ts';

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

const pedir = (consulta: string, quien: Quien = 'superuser', signal?: AbortSignal) =>
  fetch(`${e.servidor.url}/api/ventas/exportar?${consulta}`, {
    headers: { cookie: e.como[quien].cookie },
    ...(signal ? { signal } : {}),
  });
const enCsv = async (consulta: string, quien?: Quien): Promise<string[][]> =>
  parse(Buffer.from(await (await pedir(`formato=csv&${consulta}`, quien)).arrayBuffer()), { bom: true });

async function todas(consulta: string, quien: Quien): Promise<Nota[]> {
  const notas: Nota[] = [];
  for (let despues: string | null = ''; despues !== null; ) {
    const lugar: string = despues === '' ? '' : `&despues=${despues}`;
    const respuesta = await e.como[quien].get(`/api/ventas/?${consulta}&notasPorPagina=100${lugar}`);
    const pagina = cuerpoDe<{ results: Nota[]; siguiente: string | null }>(respuesta);
    notas.push(...pagina.results);
    despues = pagina.siguiente;
  }
  return notas;
}

const COLUMNAS = [
  'Folio',
  'Fecha',
  'Fecha de entrega',
  'Cliente',
  'Teléfono',
  'RFC',
  'Sucursal',
  'Subtotal',
  'Envío',
  'Descuentos',
  'Total',
  'Abonado',
  'Saldo',
  'Factura',
  'A domicilio',
  'Express',
  'Estado',
  'Atendió',
];
const si = (valor: boolean) => (valor ? 'Sí' : 'No');

/** A note as its row, without RFC: the list doesn't carry it. */
const filaDe = (nota: Nota) => [
  nota.folio,
  nota.fecha,
  nota.fecha_entrega,
  nota.usuario_name,
  nota.usuario_telefono.slice(-10),
  nota.sucursal_name,
  nota.subtotal,
  nota.envio,
  nota.descuentos,
  nota.total,
  nota.abonos,
  Math.round((nota.total - nota.abonos - nota.ajuste) * 100) / 100,
  si(nota.factura),
  si(nota.a_domicilio),
  si(nota.express),
  { 10: 'Cerrada', 0: 'Abierta', '-1': 'Por recolectar' }[nota.status],
  nota.atendio,
];
const DINERO = new Set([6, 7, 8, 9, 10, 11]);
const comoTexto = (valor: unknown, columna: number) =>
  typeof valor === 'number' && DINERO.has(columna) ? valor.toFixed(2) : String(valor ?? '');
const sinRfc = <T>(fila: readonly T[]) => fila.filter((_, columna) => columna !== 5);

it('the CSV holds every note of the list, in its order, more than are read at a time', async () => {
  const notas = await todas('', 'superuser');
  expect(notas.length).toBeGreaterThan(2000);
  const [encabezado, ...filas] = await enCsv('');
  expect(encabezado).toEqual(COLUMNAS);
  expect(filas.map(sinRfc)).toEqual(notas.map((nota) => filaDe(nota).map(comoTexto)));
});

it('the XLSX of a filter holds its notes, numbers and days as such', async () => {
  const filtro = 'adeudo=true&domicilio=true';
  const notas = await todas(filtro, 'superuser');
  expect(notas.length).toBeGreaterThan(5);
  const respuesta = await pedir(`formato=xlsx&${filtro}`);
  expect(respuesta.headers.get('content-disposition')).toBe(`attachment; filename="ventas-${e.hoy}.xlsx"`);
  const libro = new exceljs.Workbook();
  await libro.xlsx.load(await respuesta.arrayBuffer());
  const hoja = libro.worksheets[0];
  const filas = Array.from({ length: notas.length + 1 }, (_, i) => COLUMNAS.map((__, j) => hoja?.getCell(i + 1, j + 1).value));
  expect(hoja?.rowCount).toBe(notas.length + 1);
  expect(filas[0]).toEqual(COLUMNAS);
  const dia = (texto: string | null) => texto && new Date(`${texto}T00:00:00Z`);
  const esperadas = notas.map((nota) => {
    const [folio, fecha, entrega, ...resto] = filaDe({ ...nota });
    return [
      folio,
      dia(String(fecha)),
      dia(entrega === null ? null : String(entrega)),
      ...resto.map((valor) => (valor === '' ? null : valor)),
    ];
  });
  expect(filas.slice(1).map(sinRfc)).toEqual(esperadas);
});

it('a customer whose name is a formula stays text', async () => {
  const respuesta = await e.como.user.post('/api/clientes/guardar', { nombre: '=cmd|"/c calc"!A1', apellido: 'Fórmula' });
  await e.guardada({ usuario: cuerpoDe<{ response: string }>(respuesta).response });
  expect((await enCsv('user=formula')).map((fila) => fila[3])).toEqual(['Cliente', `'=cmd|"/c calc"!A1 Fórmula`]);
});

it('is for who reads notes, of their branches', async () => {
  const sucursales = async (quien: Quien) => [...new Set((await enCsv('', quien)).slice(1).map((fila) => fila[6]))].sort();
  expect(await sucursales('user')).toEqual(['Narvarte']);
  expect(await sucursales('accountant')).toEqual(['Del Valle', 'Narvarte', 'Portales']);
  expect(await sucursales('ajeno')).toEqual(['Coyoacán']);
  const otra = (await todas('', 'superuser')).find(({ sucursal_name }) => sucursal_name === 'Portales')?.sucursal;
  expect((await pedir(`formato=csv&sucursal=${otra}`, 'user')).status).toBe(403);
  expect((await e.servidor.anonimo.get('/api/ventas/exportar?formato=csv')).status).toBe(401);
  for (const formato of ['', 'formato=pdf', 'formato=']) expect((await pedir(formato)).status).toBe(400);
});

it('who leaves half way leaves the server answering', async () => {
  for (const formato of ['csv', 'xlsx']) {
    const cancelar = new AbortController();
    const respuesta = await pedir(`formato=${formato}`, 'superuser', cancelar.signal);
    await respuesta.body?.getReader().read();
    cancelar.abort();
  }
  expect((await e.como.user.get('/api/ventas/')).status).toBe(200);
  expect((await enCsv('facturados=1')).length).toBeGreaterThan(1);
});
