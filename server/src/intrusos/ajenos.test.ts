import { randomUUID } from 'node:crypto';
import type { Cliente as ClienteDeLavanderia } from '@lavanda/shared/contract/clientes';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import type { Nota } from '@lavanda/shared/contract/ventas';
import { crearCliente } from '../test/cliente.ts';
import { iniciarServidor } from '../test/servidor.ts';
import { bien, ENTORNO, intentar, type Mundo, prepararMundo } from './mundo.ts';
import type { Esquema } from './rutas.ts';
import { DE_SESION, type Intento, llamadaDe } from './tabla.ts';
import { type Volcado, volcar } from './volcado.ts';

const MARCA = `Ajena${randomUUID().slice(0, 8)}`;

/** Ids of the other laundry, by what they are of. */
type Ajenos = Readonly<Record<string, string>>;

let m: Mundo;
let ajenos: Ajenos;
let antes: Volcado;

async function reunirAjenos(mundo: Mundo): Promise<Ajenos> {
  const { ajeno } = mundo.e.como;
  const { usuario } = bien(await ajeno.get('/api/auth/authData'));
  const cliente = bien(
    await ajeno.post('/api/clientes/guardar', { nombre: MARCA, apellido: MARCA, telefono: '5512345678' }),
  ).response;
  const servicio = bien(
    await ajeno.post('/api/servicios/guardar', { servicio: MARCA, categoria: MARCA, medida: 'pz', precio: 7 }),
  ).servicio as Servicio;
  const invitado = bien(
    await ajeno.post('/api/usuarios/guardar', { usuario: `${MARCA}@bugambilia.mx`, idSucursal: usuario.idSucursal, rol: 'user' }),
  ).response;
  const linea = { _id: randomUUID(), cantidad: 2, servicio: MARCA, servicio_id: servicio._id, precio: 7, medida: 'pz' };
  const pago = { _id: randomUUID(), fecha: mundo.hoy, monto: 5, metodo: 'Efvo' };
  const nota = bien(
    await ajeno.post('/api/ventas/guardar', {
      id: randomUUID(),
      usuario: cliente,
      fecha: mundo.hoy,
      articulos: [linea],
      pagos: [pago],
    }),
  ).data as Nota;
  return {
    nota: nota._id,
    linea: linea._id,
    pago: pago._id,
    cliente,
    servicio: servicio._id,
    sucursal: usuario.idSucursal,
    usuario: usuario._id,
    invitado,
    lavanderia: usuario.tenantData._id,
  };
}

beforeAll(async () => {
  m = await prepararMundo();
  ajenos = await reunirAjenos(m);
  await m.e.servidor.cerrar();
  antes = await volcar(m.e.servidor.donde);
  const otra = await iniciarServidor({ donde: m.e.servidor.donde, env: ENTORNO });
  Object.assign(m.e.servidor, otra);
  // The same sessions, at the address it has now.
  for (const cliente of Object.values(m.e.como)) Object.assign(cliente, crearCliente(otra.url, cliente.cookie));
});
afterAll(() => m.e.servidor.cerrar());

/** Where a schema takes an id: 'articulos.0.servicio_id'. */
function lugaresDeIds(esquema: Esquema | undefined, camino: readonly string[] = []): string[] {
  if (!esquema) return [];
  const ids =
    camino.length > 0 &&
    (esquema.pattern?.startsWith('^[0-9a-fA-F]{8}-') || /^(_?id|idSucursal|tenant)$/.test(camino.at(-1) ?? ''));
  return [
    ...(ids ? [camino.join('.')] : []),
    ...(esquema.anyOf ?? []).flatMap((otro) => lugaresDeIds(otro, camino)),
    ...Object.entries(esquema.properties ?? {}).flatMap(([nombre, otro]) => lugaresDeIds(otro, [...camino, nombre])),
    ...(esquema.items ? lugaresDeIds(esquema.items, [...camino, '0']) : []),
  ];
}

/** `cuerpo` with `valor` at `lugar`; lists and objects on the way are made. */
function con(cuerpo: unknown, lugar: string, valor: string): unknown {
  const copia = structuredClone(cuerpo ?? {}) as Record<string, unknown>;
  const partes = lugar.split('.');
  const ultima = partes.pop() ?? '';
  let dentro = copia;
  for (const [i, parte] of partes.entries()) {
    const siguiente = partes[i + 1] ?? ultima;
    dentro[parte] ??= siguiente === '0' ? [] : { monto: -5, metodo: 'Efvo' };
    dentro = dentro[parte] as Record<string, unknown>;
  }
  dentro[ultima] = valor;
  return copia;
}

interface Ataque {
  nombre: string;
  metodo: string;
  intento: Intento;
}

/** The call with each of the other laundry's ids in each place that takes one. */
function ataquesDe(nombre: string, intento: Intento): Ataque[] {
  const ruta = m.rutas.find((una) => una.nombre === llamadaDe(nombre));
  if (!ruta) return [];
  const { metodo } = ruta;
  return Object.entries(ajenos).flatMap(([clase, id]) => [
    ...lugaresDeIds(ruta.params).map((lugar) => ({
      nombre: `${nombre}: ${clase} in the path`,
      metodo,
      intento: { ...intento, ruta: ruta.ruta.replace(`:${lugar}`, id) },
    })),
    ...lugaresDeIds(ruta.query).map((lugar) => {
      const url = new URL(intento.ruta, 'http://x');
      url.searchParams.set(lugar, id);
      return { nombre: `${nombre}: ${clase} as ?${lugar}`, metodo, intento: { ...intento, ruta: url.pathname + url.search } };
    }),
    ...lugaresDeIds(ruta.cuerpo).map((lugar) => ({
      nombre: `${nombre}: ${clase} as ${lugar}`,
      metodo,
      intento: { ...intento, cuerpo: con(intento.cuerpo, lugar, id) },
    })),
  ]);
}

/** What only the other laundry has: each thing of it that could be answered carries one of these. */
const SUYO = [MARCA, 'Bugambilia', 'bugambilia.mx', 'Rebeca Montes'];

test('another laundry’s id in any place of any call is 404 or refused, answers nothing of it and changes nothing', async () => {
  const malas: string[] = [];
  let hechos = 0;
  for (const [nombre, { intento, roles }] of Object.entries(DE_SESION)) {
    const cookie = m.e.como.superuser.cookie;
    const preparado = await intento(m);
    for (const ataque of ataquesDe(nombre, preparado)) {
      hechos++;
      const contestado = await intentar(m.e.servidor.url, ataque.metodo, ataque.intento, cookie);
      const { status } = contestado;
      // In the path it names what is asked for: that doesn't exist.
      const bienRespondido = ataque.nombre.endsWith('in the path') ? status === 404 : status < 500;
      if (!bienRespondido || SUYO.some((dato) => contestado.texto.includes(dato)))
        malas.push(`${ataque.nombre} (${roles}): ${status} ${contestado.texto.slice(0, 200)}`);
    }
  }
  expect(malas).toEqual([]);
  expect(hechos).toBeGreaterThan(200);
});

test('its pictures and public tickets are read by their unguessable address alone, its accounts take no link of ours', async () => {
  const { user } = m.e.como;
  expect((await user.get(`/imagenes/${'0'.repeat(64)}.png`)).status).toBe(404);
  expect((await user.get(`/t/${ajenos.nota}`)).status).toBe(404);
  expect((await user.post('/api/usuarios/reenviar', { _id: ajenos.invitado })).status).toBe(403);
  expect((await m.e.como.superuser.post('/api/usuarios/reenviar', { _id: ajenos.invitado })).status).toBe(404);
});

test('its lists are never in ours: whatever is asked for, by its names, ids and days', async () => {
  const { superuser } = m.e.como;
  const [cliente] = bien(await superuser.get(`/api/clientes/?nombre=${MARCA}`)).clientes as ClienteDeLavanderia[];
  expect(cliente).toBeUndefined();
  for (const query of [`user=${MARCA}`, `userid=${ajenos.cliente}`, `sucursal=${ajenos.sucursal}`, `user=5512345678`]) {
    expect(bien(await superuser.get(`/api/ventas/?${query}`)).results).toEqual([]);
    const { status, cuerpo } = await superuser.get(`/api/ventas/exportar?formato=csv&${query}`);
    expect([200, 400, 404]).toContain(status);
    expect(String(cuerpo)).not.toContain(MARCA);
  }
});

describe('of our own laundry, another branch’s note', () => {
  let ajena: string;
  beforeAll(async () => {
    const { como } = m.e;
    const { sucursales } = bien(await como.superuser.get('/api/tenant/sucursales'));
    const otra = sucursales.find(({ _id }: { _id: string }) => _id !== m.sucursalId)._id;
    ajena = bien(await como.superuser.get(`/api/ventas/?status=0&notasPosPagina=-1&sucursal=${otra}`)).results[0]._id;
  });

  test.each(Object.keys(DE_SESION).filter((nombre) => nombre.includes('/:nota')))(
    '%s is 404 for admin and user',
    async (nombre) => {
      const [metodo = '', ruta = ''] = nombre.split(' ');
      for (const quien of ['admin', 'user'] as const) {
        const { status } = await intentar(
          m.e.servidor.url,
          metodo,
          { ruta: ruta.replace(':nota', ajena) },
          m.e.como[quien].cookie,
        );
        expect({ quien, status }).toEqual({ quien, status: 404 });
      }
    },
  );

  test('is neither voided nor saved over by its admin', async () => {
    const { admin, superuser } = m.e.como;
    const previa = bien(await superuser.get(`/api/ventas/${ajena}`));
    expect([200, 404]).toContain((await admin.post('/api/ventas/delete', { items: [ajena] })).status);
    expect([404, 422]).toContain((await admin.post('/api/ventas/guardar', { ...m.e.nota(), id: ajena })).status);
    expect(bien(await superuser.get(`/api/ventas/${ajena}`))).toEqual(previa);
  });
});

test('after all of it the other laundry is, row by row, what it was', async () => {
  await m.e.servidor.cerrar();
  expect(Object.keys(antes)).toEqual(
    expect.arrayContaining(['clientes', 'notas', 'pagos', 'servicios', 'sucursales', 'tenants', 'usuarios']),
  );
  expect(await volcar(m.e.servidor.donde)).toEqual(antes);
});
