import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { cuerpoDe, type Escenario, prepararEscenario } from '../test/escenario.ts';
import type { OpcionesServidor, Respuesta } from '../test/servidor.ts';
import { QUE_DIGA_SUS_RUTAS, type Ruta, rutasDe } from './rutas.ts';
import type { Intento } from './tabla.ts';

/** The laundry that is attacked, with what each call needs to be made rightly. */
export interface Mundo {
  e: Escenario;
  rutas: readonly Ruta[];
  sucursalId: string;
  clienteId: string;
  hoy: string;
  /** Each is new. */
  nota(): Promise<string>;
  notaAnulada(): Promise<string>;
  notaConReversa(): Promise<object>;
  cliente(): Promise<string>;
  invitado(): Promise<string>;
  servicioGuardado(): Promise<string>;
  nuevaNota(): object & { id: string };
  servicio(): object;
}

/** Nobody listens there: addresses aren't asked of anybody. */
export const ENTORNO = { GEOCODER_URL: 'http://127.0.0.1:9', ...QUE_DIGA_SUS_RUTAS };

export async function prepararMundo({ env, ...opciones }: OpcionesServidor = {}): Promise<Mundo> {
  return mundoDe(await prepararEscenario({ ...opciones, env: { ...ENTORNO, ...env } }));
}

async function mundoDe(e: Escenario): Promise<Mundo> {
  const { superuser, user } = e.como;
  const { idSucursal } = (await user.get('/api/auth/authData')).cuerpo.usuario;
  const servicio = () => ({ servicio: randomUUID(), categoria: 'Pruebas', medida: 'pz', precio: 10 });
  return {
    e,
    rutas: rutasDe(e.servidor),
    sucursalId: idSucursal,
    clienteId: e.clienteId,
    hoy: e.hoy,
    nota: async () => (await e.guardada())._id,
    async notaAnulada() {
      const { _id } = await e.guardada();
      bien(await superuser.post('/api/ventas/delete', { items: [_id] }));
      return _id;
    },
    async notaConReversa() {
      const pago = { _id: randomUUID(), fecha: e.hoy, monto: 5, metodo: 'Efvo' as const };
      const { _id, version, articulos } = await e.guardada({ pagos: [pago] });
      const reversa = { _id: randomUUID(), fecha: e.hoy, monto: -5, metodo: 'Efvo', reversa_de: pago._id };
      const lineas = articulos.map(({ importe: _, ...linea }) => linea);
      return { ...e.nota(), id: _id, version, articulos: lineas, pagos: [pago, reversa] };
    },
    cliente: () => e.clienteNuevo(),
    async invitado() {
      const usuario = `${randomUUID()}@aguaclara.mx`;
      return bien(await superuser.post('/api/usuarios/guardar', { usuario, idSucursal, rol: 'user' })).response;
    },
    servicioGuardado: async () => bien(await superuser.post('/api/servicios/guardar', servicio())).response,
    nuevaNota: () => e.nota(),
    servicio,
  };
}

/** The body of an answer that has to be 200. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails when it isn't there
export function bien(respuesta: Respuesta): any {
  if (respuesta.status !== 200) throw new Error(`${respuesta.status} ${JSON.stringify(respuesta.cuerpo)}`);
  return cuerpoDe(respuesta);
}

let png: Promise<Buffer> | undefined;

/** A small picture. */
export function bytesDePng(): Promise<Buffer> {
  png ??= sharp({ create: { width: 4, height: 4, channels: 3, background: '#225577' } })
    .png()
    .toBuffer();
  return png;
}

/** What came back of an attempt, the body as text. */
export interface Contestado {
  status: number;
  tipo: string;
  texto: string;
  headers: Headers;
}

/** Sends an attempt of `metodo` with `cookie` ('' for none) to the server at `url`. */
export async function intentar(
  url: string,
  metodo: string,
  { ruta, cuerpo, bytes }: Intento,
  cookie: string,
  cabeceras: Record<string, string> = {},
): Promise<Contestado> {
  const body = bytes ? bytes.contenido : cuerpo === undefined ? undefined : JSON.stringify(cuerpo);
  const tipo = bytes ? bytes.tipo : cuerpo === undefined ? undefined : 'application/json';
  const respuesta = await fetch(url + ruta, {
    method: metodo,
    redirect: 'manual',
    headers: { ...(cookie === '' ? {} : { cookie }), ...(tipo ? { 'content-type': tipo } : {}), ...cabeceras },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  return {
    status: respuesta.status,
    tipo: respuesta.headers.get('content-type') ?? '',
    texto: await respuesta.text(),
    headers: respuesta.headers,
  };
}
