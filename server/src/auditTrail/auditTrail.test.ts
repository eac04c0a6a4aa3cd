import { randomUUID } from 'node:crypto';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { type Actor, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => e.server.close());

interface Page {
  entradas: TrailEntry[];
  siguiente: string | null;
}

async function page(query = '', actor: Actor = 'superuser'): Promise<Page> {
  const { status, body } = await e.as[actor].get(`/api/bitacora?${query}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
const newest = async (query: string): Promise<TrailEntry | undefined> => (await page(query)).entradas[0];
const change = (entry: TrailEntry | undefined, field: string) => entry?.cambios.find((one) => one.campo === field);
const userId = async (actor: Actor): Promise<string> => (await e.as[actor].get('/api/auth/authData')).body.usuario._id;

/** Saves a nota again, with changes. */
const again = (
  { _id: id, version, usuario: cliente, articulos: lines, pagos }: Nota,
  changes: Partial<SaveNota>,
): Promise<Nota> => e.saved({ id, version, usuario: cliente, articulos: lines, pagos, ...changes });

describe('of a nota', () => {
  test('tells who made, changed, paid, closed, voided and restored it, with amounts in pesos', async () => {
    const nota = await e.saved();
    const about = { nota: { _id: nota._id, folio: nota.folio, sucursal: 'Narvarte', anulada: false } };
    expect(await newest('clase=notas')).toMatchObject({
      accion: 'nota.crear',
      ...about,
      persona: { nombre: expect.any(String) },
    });
    expect(change(await newest('clase=notas'), 'total')).toEqual({ campo: 'total', antes: null, despues: nota.total });

    const paid = await again(nota, { pagos: [{ monto: 50.5, metodo: 'TDC' }] });
    expect(await newest('clase=dinero')).toMatchObject({
      accion: 'nota.abonar',
      ...about,
      pagos: [{ monto: 50.5, metodo: 'TDC' }],
    });
    const cut = await again(paid, { express: true });
    expect(change(await newest('clase=notas'), 'express')).toEqual({ campo: 'express', antes: false, despues: true });

    const [first, ...others] = cut.articulos;
    const noted = [{ ...first, observaciones: { marcas: ['mancha'], detalle: '' } }, ...others] as Nota['articulos'];
    const marked = await again(cut, { express: true, articulos: noted });
    expect(change(await newest('clase=notas'), 'articulos')?.despues).toContain(`${first?.servicio} (Mancha);`);

    const pagos = [...cut.pagos, { monto: cut.total - cut.abonos, metodo: 'Efvo' as const }];
    await again(marked, { pagos, express: true, status: 10 });
    expect(await newest('clase=notas')).toMatchObject({ accion: 'nota.cerrar' });

    const why = '  Se cobró dos veces  ';
    expect((await e.as.admin.post('/api/ventas/delete', { items: [nota._id], motivo: why })).status).toBe(200);
    expect(await newest('clase=dinero')).toMatchObject({
      accion: 'nota.anular',
      motivo: 'Se cobró dos veces',
      persona: { _id: await userId('admin') },
      nota: { anulada: true },
    });
    await e.as.admin.post('/api/ventas/restaurar', { items: [nota._id] });
    expect(await newest('clase=notas')).toMatchObject({ accion: 'nota.restaurar', motivo: null, nota: { anulada: false } });
  });

  test('a void needs no reason, and one too long is refused', async () => {
    const { _id } = await e.saved();
    const tooLong = await e.as.admin.post('/api/ventas/delete', { items: [_id], motivo: 'x'.repeat(201) });
    expect([tooLong.status, fieldsOf(tooLong)]).toEqual([400, ['motivo']]);
    expect((await e.as.admin.post('/api/ventas/delete', { items: [_id] })).status).toBe(200);
    expect(await newest('clase=notas')).toMatchObject({ accion: 'nota.anular', motivo: null });
  });
});

test('of a cliente: added, changed with what was there before, removed; a save that changes nothing is none', async () => {
  const id = randomUUID();
  const save = (changes: object) =>
    e.as.user.post('/api/clientes/guardar', { _id: id, nombre: 'Ana', apellido: 'Rastro', ...changes });
  const domicilio = [{ descripcion: 'Xola 1', lat: null, lon: null }];
  await save({ telefono: '5512345678', domicilio });
  expect(await newest('clase=clientes')).toMatchObject({ accion: 'cliente.agregar', asunto: 'Ana Rastro', cambios: [] });
  await save({ telefono: '5587654321', domicilio: [{ ...domicilio[0], descripcion: 'Xola 2' }] });
  const changed = await newest('clase=clientes');
  expect(changed).toMatchObject({ accion: 'cliente.modificar', asunto: 'Ana Rastro', persona: { _id: await userId('user') } });
  expect(changed?.cambios).toEqual([
    { campo: 'telefono', antes: '+525512345678', despues: '+525587654321' },
    { campo: 'domicilio', antes: 'Xola 1', despues: 'Xola 2' },
  ]);
  await save({ telefono: '5587654321' });
  expect((await newest('clase=clientes'))?._id).toBe(changed?._id);
  await e.as.admin.post('/api/clientes/eliminar', { id });
  await e.as.admin.post('/api/clientes/eliminar', { id });
  const { entradas: entries } = await page('clase=clientes');
  expect(entries.slice(0, 2).map((entry) => entry.accion)).toEqual(['cliente.eliminar', 'cliente.modificar']);
});

test('of the team and the settings: what changed, by names', async () => {
  const { sucursales } = (await e.as.superuser.get('/api/tenant/sucursales')).body;
  const user = `${randomUUID()}@correo.mx`;
  const { response: _id } = (
    await e.as.superuser.post('/api/usuarios/guardar', { usuario: user, idSucursal: sucursales[0]._id, rol: 'user' })
  ).body;
  expect(await newest('clase=equipo')).toMatchObject({ accion: 'usuario.invitar', asunto: user });
  await e.as.superuser.post('/api/usuarios/guardar', { _id, idSucursal: sucursales[1]._id, rol: 'admin' });
  expect(await newest('clase=equipo')).toMatchObject({
    accion: 'usuario.modificar',
    asunto: user,
    cambios: expect.arrayContaining([
      { campo: 'rol', antes: 'user', despues: 'admin' },
      { campo: 'sucursal', antes: sucursales[0].nombre_sucursal, despues: sucursales[1].nombre_sucursal },
    ]),
  });
  await e.as.superuser.post('/api/servicios/guardar', { ...e.piece, precio: e.piece.precio + 1 });
  expect(await newest('clase=configuracion')).toMatchObject({
    accion: 'servicio.modificar',
    asunto: e.piece.servicio,
    cambios: [{ campo: 'precio', antes: e.piece.precio, despues: e.piece.precio + 1 }],
  });
  await e.as.superuser.post('/api/servicios/guardar', { ...e.piece, servicio: 'Otro nombre' });
  const renamed = await newest('clase=configuracion');
  expect(renamed?.asunto).toBe('Otro nombre');
  expect(change(renamed, 'servicio')).toEqual({ campo: 'servicio', antes: e.piece.servicio, despues: 'Otro nombre' });
  await e.as.superuser.post('/api/servicios/guardar', e.piece);
});

test('of sign-ins: a wrong password with its account and address, never what was typed', async () => {
  const attempt = (user: string, password: string, address: string) =>
    e.server.anonymous.post('/api/auth/submit', { usuario: user, password }, { 'x-forwarded-for': address });
  await attempt('contador@aguaclara.mx', 'una-clave-mala', '203.0.113.7');
  await attempt('nadie@aguaclara.mx', 'una-clave-mala', '203.0.113.7');
  const accountant = await userId('accountant');
  expect(await newest('clase=accesos')).toMatchObject({
    accion: 'sesion.fallar',
    direccion: '203.0.113.7',
    persona: { _id: accountant },
  });
  await attempt('contador@aguaclara.mx', 'lavanda123', '2001:db8::7');
  expect(await newest(`persona=${accountant}`)).toMatchObject({
    accion: 'sesion.iniciar',
    direccion: '2001:db8::7',
    cambios: [],
  });
  expect(JSON.stringify(await page('clase=accesos'))).not.toContain('una-clave-mala');
});

test('of files: who took which list out, and what came in', async () => {
  await e.as.accountant.get('/api/clientes/exportar?formato=csv&nombre=Ana');
  expect(await newest('clase=archivos')).toMatchObject({
    accion: 'archivo.exportar',
    cambios: expect.arrayContaining([
      { campo: 'lista', antes: null, despues: 'clientes' },
      { campo: 'nombre', antes: null, despues: 'Ana' },
    ]),
  });
  await e.as.user.post('/api/clientes/importar?formato=csv', 'Nombre,Apellidos\nAna,Importada\n', { 'content-type': 'text/csv' });
  expect(await newest('clase=archivos')).toMatchObject({
    accion: 'archivo.importar',
    cambios: expect.arrayContaining([{ campo: 'nuevos', antes: null, despues: 1 }]),
  });
});

describe('pages', () => {
  test('go on by key: none is skipped or repeated while entries are added, also among those of one moment', async () => {
    const notas = await Promise.all(Array.from({ length: 40 }, () => e.saved()));
    await e.as.admin.post('/api/ventas/delete', { items: notas.map(({ _id }) => _id), motivo: 'Prueba' });
    const first = await page();
    expect(first.entradas).toHaveLength(30);
    await e.saved();
    const second = await page(`despues=${first.siguiente}`);
    const voided = [...first.entradas, ...second.entradas].filter((entry) => entry.accion === 'nota.anular');
    expect(new Set(voided.map(({ nota }) => nota?._id))).toEqual(new Set(notas.map(({ _id }) => _id)));
    expect(voided).toHaveLength(40);
    const moments = [...first.entradas, ...second.entradas].map((entry) => entry.momento);
    expect(moments).toEqual([...moments].sort().reverse());
  });

  test('end, and are of one day of the branch and one person', async () => {
    const yesterday = new Date(Date.parse(e.today) - 86_400_000).toISOString().slice(0, 10);
    const tomorrow = new Date(Date.parse(e.today) + 86_400_000).toISOString().slice(0, 10);
    expect((await page(`dia=${tomorrow}`)).entradas).toEqual([]);
    expect((await page(`clase=accesos&dia=${yesterday}`)).entradas).toEqual([]);
    const person = await userId('admin');
    let next: string | null = '';
    while (next !== null) {
      const { entradas: entries, siguiente: following }: Page = await page(
        `persona=${person}&dia=${e.today}${next ? `&despues=${next}` : ''}`,
      );
      expect(entries.length).toBeGreaterThan(0);
      expect(new Set(entries.map((entry) => entry.persona?._id))).toEqual(new Set([person]));
      next = following;
    }
  });

  test.each(['despues=eyJ4IjoxfQ', 'dia=2026-02-30', 'persona=x', 'clase=otra'])('%s is refused', async (query) => {
    expect((await e.as.superuser.get(`/api/bitacora?${query}`)).status).toBe(400);
  });
});

test('another laundry sees nothing of it', async () => {
  await e.saved();
  const { entradas: entries } = await page('', 'ajeno');
  const text = JSON.stringify(entries);
  expect(text).not.toContain('Narvarte');
  expect(text).not.toContain(await userId('admin'));
});
