import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { clienteWithCredit, notaInFavor } from '../credit.ts';
import { bodyAs, createScenario, type Scenario } from '../scenario.ts';
import type { CallResponse, TestServerOptions } from '../server.ts';
import { PRINT_ROUTES, type Route, routesOf } from './allRoutes.ts';
import type { Attempt } from './sessionRoute.ts';

/** The attacked laundry, and the data and objects with which each call is valid. */
export interface AttackScenario {
  e: Scenario;
  routes: readonly Route[];
  sucursalId: string;
  clienteId: string;
  today: string;
  /** Each function from here to `turno` makes a new object on every call; a returned string is the object's id. */
  nota(): Promise<string>;
  voidedNota(): Promise<string>;
  /** A nota in the stage 'lista'. */
  readyNota(): Promise<string>;
  closedNota(): Promise<{ id: string; version: number }>;
  notaWithReversal(): Promise<object>;
  /**
   * Part of the body of the calls that return or correct the pago of a new nota: ids of the nota, the pago and its reversal,
   * and the operation id.
   */
  paidNota(): Promise<{ id: string; operacion: string; pago: string; reversa: string }>;
  /** A nota whose saldo is in the cliente's favor. */
  notaInFavor(): Promise<string>;
  clienteWithCredit(): Promise<string>;
  cliente(): Promise<string>;
  invitee(): Promise<string>;
  savedServicio(): Promise<string>;
  /** A drawer of the user's sucursal. */
  caja(): Promise<string>;
  /** A turno that the user opened in a new drawer. */
  turno(): Promise<string>;
  newNota(): object & { id: string };
  servicio(): object;
}

/** Environment of the attacked server; nothing listens at its geocoder's URL. */
export const ENVIRONMENT = { GEOCODER_URL: 'http://127.0.0.1:9', ...PRINT_ROUTES };

export async function createAttackScenario({ env, ...options }: TestServerOptions = {}): Promise<AttackScenario> {
  return attackScenarioOf(await createScenario({ ...options, env: { ...ENVIRONMENT, ...env } }));
}

async function attackScenarioOf(e: Scenario): Promise<AttackScenario> {
  const { superuser, user } = e.as;
  const { idSucursal } = (await user.get('/api/auth/authData')).body.usuario;
  const caja = async () => {
    const { caja: made } = ok(await user.post('/api/caja/cajas', { _id: randomUUID(), nombre: randomUUID() }));
    return made._id as string;
  };
  const servicio = () => ({ servicio: randomUUID(), categoria: 'Pruebas', medida: 'pz', precio: 10 });
  return {
    e,
    routes: routesOf(e.server),
    sucursalId: idSucursal,
    clienteId: e.clienteId,
    today: e.today,
    nota: async () => (await e.saved())._id,
    async readyNota() {
      const cliente = { nombre: 'Ana', apellido: randomUUID(), telefono: '5541081170' };
      const clienteId = ok(await user.post('/api/clientes/guardar', cliente)).response;
      const { _id: id } = await e.saved({ usuario: clienteId });
      ok(await user.post('/api/ventas/etapa', { id, operacion: randomUUID(), desde: 'recibida', etapa: 'lista' }));
      return id;
    },
    async voidedNota() {
      const { _id } = await e.saved();
      ok(await superuser.post('/api/ventas/delete', { items: [_id] }));
      return _id;
    },
    async closedNota() {
      const { _id: id, version } = await e.saved({ status: 10 });
      return { id, version };
    },
    async notaWithReversal() {
      const pago = { _id: randomUUID(), fecha: e.today, monto: 5, metodo: 'Efvo' as const };
      const { _id, version, articulos: articles } = await e.saved({ pagos: [pago] });
      const reversal = { _id: randomUUID(), fecha: e.today, monto: -5, metodo: 'Efvo', reversa_de: pago._id };
      const lines = articles.map(({ importe: _, ...line }) => line);
      return { ...e.nota(), id: _id, version, articulos: lines, pagos: [pago, reversal] };
    },
    async paidNota() {
      const pago = randomUUID();
      const { _id: id } = await e.saved({ pagos: [{ _id: pago, fecha: e.today, monto: 5, metodo: 'Efvo' }] });
      return { id, operacion: randomUUID(), pago, reversa: randomUUID() };
    },
    notaInFavor: async () => (await notaInFavor(e, await e.newCliente()))._id,
    clienteWithCredit: async () => (await clienteWithCredit(e)).cliente,
    cliente: () => e.newCliente(),
    async invitee() {
      const user = `${randomUUID()}@aguaclara.mx`;
      return ok(await superuser.post('/api/usuarios/guardar', { usuario: user, idSucursal, rol: 'user' })).response;
    },
    savedServicio: async () => ok(await superuser.post('/api/servicios/guardar', servicio())).response,
    caja,
    async turno() {
      const body = { _id: randomUUID(), caja: await caja(), efectivo: { total: 1500 } };
      return ok(await user.post('/api/caja/abrir', body)).turno._id;
    },
    newNota: () => e.nota(),
    servicio,
  };
}

/** The body of an answer that must be 200. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails when it isn't there
export function ok(response: CallResponse): any {
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return bodyAs(response);
}

let png: Promise<Buffer> | undefined;

export function pngBytes(): Promise<Buffer> {
  png ??= sharp({ create: { width: 4, height: 4, channels: 3, background: '#225577' } })
    .png()
    .toBuffer();
  return png;
}

let jpeg: Promise<Buffer> | undefined;

export function jpegBytes(): Promise<Buffer> {
  jpeg ??= sharp({ create: { width: 4, height: 4, channels: 3, background: '#225577' } })
    .jpeg()
    .toBuffer();
  return jpeg;
}

/** The answer to an attempt, with its body as text. */
export interface Reply {
  status: number;
  tipo: string;
  texto: string;
  headers: Headers;
}

/** Sends an attempt to the server at `url`, with `cookie` ('' for none). */
export async function tryIt(
  url: string,
  method: string,
  { path, body: payload, bytes }: Attempt,
  cookie: string,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const body = bytes ? bytes.content : payload === undefined ? undefined : JSON.stringify(payload);
  const type = bytes ? bytes.tipo : payload === undefined ? undefined : 'application/json';
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { ...(cookie === '' ? {} : { cookie }), ...(type ? { 'content-type': type } : {}), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  return {
    status: response.status,
    tipo: response.headers.get('content-type') ?? '',
    texto: await textOf(response),
    headers: response.headers,
  };
}

/** The whole body, or only its first part when the answer is a stream that stays open. */
async function textOf(response: Response): Promise<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  const reader = isStream ? response.body?.getReader() : undefined;
  if (!reader) return response.text();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}
