import { randomUUID } from 'node:crypto';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { dayIn } from '@lavanda/shared/domain/dates';
import { type CallResponse, type Client, startServer, type TestServer, type TestServerOptions } from './server.ts';

export type Actor = 'superuser' | 'admin' | 'user' | 'user2' | 'accountant' | 'ajeno';

const USERS: Readonly<Record<Actor, string>> = {
  superuser: 'super@aguaclara.mx',
  admin: 'admin@aguaclara.mx',
  user: 'usuario@aguaclara.mx',
  user2: 'usuario2@aguaclara.mx',
  accountant: 'contador@aguaclara.mx',
  ajeno: 'super@bugambilia.mx',
};

/** A working laundry: demo data, signed-in users of every role and of another laundry, two servicios and a new cliente. */
export interface Scenario {
  server: TestServer;
  as: Readonly<Record<Actor, Client>>;
  piece: Servicio;
  kilo: Servicio;
  clienteId: string;
  today: string;
  /** The body that saves a new nota with two lines, with `changes` applied. */
  nota(changes?: Partial<SaveNota>): SaveNota & { id: string };
  save(body: unknown, actor?: Actor): Promise<CallResponse>;
  /** Saves a nota and returns it; throws when it is refused. */
  saved(changes?: Partial<SaveNota>, actor?: Actor): Promise<Nota>;
  newCliente(): Promise<string>;
}

export const TIME_WINDOW = { hora_inicio: '09:00', hora_final: '11:00' };

/** Casts an answer's body to its contract type. */
export function bodyAs<T>(response: CallResponse): T {
  return response.body as T;
}

/** Names of the wrong fields in a problem. */
export function fieldsOf(response: CallResponse): string[] {
  return (bodyAs<{ campos?: { campo: string }[] }>(response).campos ?? []).map(({ campo: field }) => field);
}

export async function createScenario(options?: TestServerOptions): Promise<Scenario> {
  const server = await startServer(options);
  const clients = Object.entries(USERS).map(async ([actor, user]) => [actor, await server.signIn(user)] as const);
  const as = Object.fromEntries(await Promise.all(clients)) as Record<Actor, Client>;
  const { servicios } = bodyAs<{ servicios: Servicio[] }>(await as.user.get('/api/servicios/all'));
  const piece = servicios.find(({ medida: unit }) => unit === 'pz');
  const kilo = servicios.find(({ medida: unit }) => unit === 'kg');
  if (!piece || !kilo) throw new Error('The demo catalogue has no pz or kg service');
  const today = dayIn('America/Mexico_City', new Date());
  const newCliente = async () => {
    const response = await as.user.post('/api/clientes/guardar', { nombre: 'Prueba', apellido: randomUUID() });
    return bodyAs<{ response: string }>(response).response;
  };
  const clienteId = await newCliente();
  const nota = (changes: Partial<SaveNota> = {}) => {
    const id = changes.id ?? randomUUID();
    const articles = [
      {
        _id: randomUUID(),
        cantidad: 2,
        servicio: piece.servicio,
        servicio_id: piece._id,
        precio: piece.precio,
        medida: piece.medida,
      },
      {
        _id: randomUUID(),
        cantidad: 3.35,
        servicio: kilo.servicio,
        servicio_id: kilo._id,
        precio: kilo.precio,
        medida: kilo.medida,
      },
    ];
    return { usuario: clienteId, fecha: today, articulos: articles, pagos: [], ...changes, id };
  };
  const save = (body: unknown, actor: Actor = 'user') => as[actor].post('/api/ventas/guardar', body);
  const saved = async (changes: Partial<SaveNota> = {}, actor: Actor = 'user') => {
    const response = await save(nota(changes), actor);
    if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
    return bodyAs<{ data: Nota }>(response).data;
  };
  return { server, as, piece, kilo, clienteId, today, nota, save, saved, newCliente };
}
