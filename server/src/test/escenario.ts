import { randomUUID } from 'node:crypto';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import type { GuardarNota, Nota } from '@lavanda/shared/contract/ventas';
import { diaEn } from '@lavanda/shared/domain/fechas';
import { type Cliente, iniciarServidor, type OpcionesServidor, type Respuesta, type ServidorDePrueba } from './servidor.ts';

export type Quien = 'superuser' | 'admin' | 'user' | 'user2' | 'accountant' | 'ajeno';

const USUARIOS: Readonly<Record<Quien, string>> = {
  superuser: 'super@aguaclara.mx',
  admin: 'admin@aguaclara.mx',
  user: 'usuario@aguaclara.mx',
  user2: 'usuario2@aguaclara.mx',
  accountant: 'contador@aguaclara.mx',
  ajeno: 'super@bugambilia.mx',
};

/** A laundry at work: the demo, every role signed in, its catalogue and a new customer. */
export interface Escenario {
  servidor: ServidorDePrueba;
  como: Readonly<Record<Quien, Cliente>>;
  pieza: Servicio;
  kilo: Servicio;
  clienteId: string;
  hoy: string;
  /** A note body with two lines, under a new id. */
  nota(cambios?: Partial<GuardarNota>): GuardarNota & { id: string };
  guardar(cuerpo: unknown, quien?: Quien): Promise<Respuesta>;
  /** Saves and answers the note; throws when it's refused. */
  guardada(cambios?: Partial<GuardarNota>, quien?: Quien): Promise<Nota>;
  clienteNuevo(): Promise<string>;
}

export const HORAS = { hora_inicio: '09:00', hora_final: '11:00' };

/** The body of an answer as the contract says; `unknown` to the compiler. */
export function cuerpoDe<T>(respuesta: Respuesta): T {
  return respuesta.cuerpo as T;
}

/** Names of the fields at fault in a problem. */
export function camposDe(respuesta: Respuesta): string[] {
  return (cuerpoDe<{ campos?: { campo: string }[] }>(respuesta).campos ?? []).map(({ campo }) => campo);
}

export async function prepararEscenario(opciones?: OpcionesServidor): Promise<Escenario> {
  const servidor = await iniciarServidor(opciones);
  const entradas = Object.entries(USUARIOS).map(async ([quien, usuario]) => [quien, await servidor.entrar(usuario)] as const);
  const como = Object.fromEntries(await Promise.all(entradas)) as Record<Quien, Cliente>;
  const { servicios } = cuerpoDe<{ servicios: Servicio[] }>(await como.user.get('/api/servicios/all'));
  const pieza = servicios.find(({ medida }) => medida === 'pz');
  const kilo = servicios.find(({ medida }) => medida === 'kg');
  if (!pieza || !kilo) throw new Error('The demo catalogue has no pz or kg service');
  const hoy = diaEn('America/Mexico_City', new Date());
  const clienteNuevo = async () => {
    const respuesta = await como.user.post('/api/clientes/guardar', { nombre: 'Prueba', apellido: randomUUID() });
    return cuerpoDe<{ response: string }>(respuesta).response;
  };
  const clienteId = await clienteNuevo();
  const nota = (cambios: Partial<GuardarNota> = {}) => {
    const id = cambios.id ?? randomUUID();
    const articulos = [
      {
        _id: randomUUID(),
        cantidad: 2,
        servicio: pieza.servicio,
        servicio_id: pieza._id,
        precio: pieza.precio,
        medida: pieza.medida,
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
    return { usuario: clienteId, fecha: hoy, articulos, pagos: [], ...cambios, id };
  };
  const guardar = (cuerpo: unknown, quien: Quien = 'user') => como[quien].post('/api/ventas/guardar', cuerpo);
  const guardada = async (cambios: Partial<GuardarNota> = {}, quien: Quien = 'user') => {
    const respuesta = await guardar(nota(cambios), quien);
    if (respuesta.status !== 200) throw new Error(`${respuesta.status} ${JSON.stringify(respuesta.cuerpo)}`);
    return cuerpoDe<{ data: Nota }>(respuesta).data;
  };
  return { servidor, como, pieza, kilo, clienteId, hoy, nota, guardar, guardada, clienteNuevo };
}
