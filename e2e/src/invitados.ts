import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { correoPara } from './correo.ts';
import { PASSWORD } from './prueba.ts';

/** Only accounts of stories that activate accounts and change passwords have it. */
const DOMINIO = 'cuentas.historias.mx';

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

/** Invites a new person and waits for their e-mail. */
export async function invitar(): Promise<Invitado> {
  const usuario = `karla-${randomUUID().slice(0, 8)}@${DOMINIO}`;
  await comoSuperuser(async (llamadas) => {
    const { sucursales } = await (await llamadas.get('/api/tenant/sucursales')).json();
    const data = { usuario, idSucursal: sucursales[0]._id, rol: 'user' };
    expect((await llamadas.post('/api/usuarios/guardar', { data })).status()).toBe(200);
  });
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

/** Removes every account that these stories made. */
export async function retirarInvitados(): Promise<void> {
  await comoSuperuser(async (llamadas) => {
    const { response } = await (await llamadas.get('/api/tenant/allUsersByTenant')).json();
    for (const cuenta of response.filter(({ usuario }: { usuario: string }) => usuario.endsWith(`@${DOMINIO}`))) {
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
