import { randomUUID } from 'node:crypto';
import type { Rol } from '@lavanda/shared/domain/roles';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { correoPara } from './correo.ts';
import { PASSWORD } from './prueba.ts';

/** Only accounts of stories that activate accounts and change passwords have it. */
const DOMINIO = 'cuentas.historias.mx';
/** So many that a tenth of them is none once in a million times. */
const INVITADOS = 130;

export interface Invitado {
  usuario: string;
  /** The link of the invitation's e-mail. */
  enlace: string;
}

const origen = () => process.env.LAVANDA_URL ?? '';

/** Calls signed in as Agua Clara's superuser, apart from every browser of the story. */
async function comoSuperuser<T>(hacer: (llamadas: APIRequestContext) => Promise<T>): Promise<T> {
  const llamadas = await request.newContext({ baseURL: origen(), extraHTTPHeaders: { origin: origen() } });
  try {
    const form = { usuario: 'super@aguaclara.mx', password: PASSWORD };
    expect((await llamadas.post('/api/auth/submit', { form })).status()).toBe(200);
    return await hacer(llamadas);
  } finally {
    await llamadas.dispose();
  }
}

/** Invites a new person, of the first branch. */
async function alta(llamadas: APIRequestContext, rol: Rol): Promise<string> {
  const usuario = `karla-${randomUUID().slice(0, 8)}@${DOMINIO}`;
  const { sucursales } = await (await llamadas.get('/api/tenant/sucursales')).json();
  const data = { usuario, idSucursal: sucursales[0]._id, rol };
  expect((await llamadas.post('/api/usuarios/guardar', { data })).status()).toBe(200);
  return usuario;
}

async function equipo(llamadas: APIRequestContext): Promise<{ _id: string; usuario: string }[]> {
  return (await (await llamadas.get('/api/tenant/allUsersByTenant')).json()).response;
}

/** Invites a new person and waits for their e-mail. */
export async function invitar(): Promise<Invitado> {
  const usuario = await comoSuperuser((llamadas) => alta(llamadas, 'user'));
  return { usuario, enlace: (await correoPara(usuario)).enlace };
}

/** Activates an account by the calls that the page makes. */
export async function activar({ usuario, enlace }: Invitado, password: string): Promise<void> {
  const llamadas = await request.newContext({ baseURL: origen(), extraHTTPHeaders: { origin: origen() } });
  const token = new URL(enlace).pathname.split('/').at(-1);
  expect((await llamadas.get(`/api/usuarios/confirmation/${token}`)).status()).toBe(200);
  const data = { nombre: 'Karla', apellidos: 'Martínez Cordero', password, usuario };
  expect((await llamadas.post('/api/usuarios/confirmation/submit', { data })).status()).toBe(200);
  await llamadas.dispose();
}

/** A new person of the team, their account active. */
export async function nuevaCuenta(password: string): Promise<string> {
  const invitado = await invitar();
  await activar(invitado, password);
  return invitado.usuario;
}

/**
 * New administrators, one for each of `cuales`, whose id is as that asks: as many are invited as it takes, and those who are wanted activate their account.
 * @returns their user names
 */
export async function administradoresCon(password: string, cuales: readonly ((id: string) => boolean)[]): Promise<string[]> {
  const hallados = await comoSuperuser(async (llamadas) => {
    for (let cuantos = 0; cuantos < INVITADOS; cuantos++) {
      await alta(llamadas, 'admin');
      const invitados = (await equipo(llamadas)).filter(({ usuario }) => usuario.endsWith(`@${DOMINIO}`));
      const hallados = cuales.map((cumple) => invitados.find(({ _id }) => cumple(_id)));
      if (hallados.every((hallado) => hallado !== undefined)) return hallados.map(({ usuario }) => usuario);
    }
    throw new Error(`Ninguno de ${INVITADOS} invitados es como se pide`);
  });
  for (const usuario of hallados) await activar({ usuario, enlace: (await correoPara(usuario)).enlace }, password);
  return hallados;
}

/** Removes every account that these stories made. */
export async function retirarInvitados(): Promise<void> {
  await comoSuperuser(async (llamadas) => {
    for (const cuenta of (await equipo(llamadas)).filter(({ usuario }) => usuario.endsWith(`@${DOMINIO}`))) {
      expect((await llamadas.post('/api/usuarios/delete', { data: cuenta })).status()).toBe(200);
    }
  });
}

/** Fills the sign-in form in and sends it. */
export async function iniciarSesion(page: Page, usuario: string, password: string): Promise<void> {
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Writes a new password twice; the form is left for the story to send. */
export async function escribirPassword(page: Page, password: string, repetida = password): Promise<void> {
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar contraseña').fill(repetida);
}
