import { randomUUID } from 'node:crypto';
import type { Role } from '@lavanda/shared/domain/roles';
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { emailFor } from './email.ts';
import { PASSWORD } from './story.ts';

/** E-mail domain of the accounts that `createInvitee` makes, by which they are found and removed. */
const DOMAIN = 'cuentas.historias.mx';
/**
 * Most people to invite. The chance that none of their ids has a property that 1 in 10 ids have is one in a million.
 */
const INVITEES = 130;

export interface Invitee {
  usuario: string;
  /** Link in the invitation's e-mail. */
  enlace: string;
}

const origin = () => process.env.LAVANDA_URL ?? '';

/** Runs API calls as Agua Clara's superuser, in a session separate from the story's browsers. */
async function asSuperuser<T>(run: (calls: APIRequestContext) => Promise<T>): Promise<T> {
  const calls = await request.newContext({ baseURL: origin(), extraHTTPHeaders: { origin: origin() } });
  try {
    const form = { usuario: 'super@aguaclara.mx', password: PASSWORD };
    expect((await calls.post('/api/auth/submit', { form })).status()).toBe(200);
    return await run(calls);
  } finally {
    await calls.dispose();
  }
}

/** Invites a new person to the first sucursal. @returns the user name */
async function createInvitee(calls: APIRequestContext, role: Role): Promise<string> {
  const user = `karla-${randomUUID().slice(0, 8)}@${DOMAIN}`;
  const { sucursales } = await (await calls.get('/api/tenant/sucursales')).json();
  const data = { usuario: user, idSucursal: sucursales[0]._id, rol: role };
  expect((await calls.post('/api/usuarios/guardar', { data })).status()).toBe(200);
  return user;
}

async function team(calls: APIRequestContext): Promise<{ _id: string; usuario: string }[]> {
  return (await (await calls.get('/api/tenant/allUsersByTenant')).json()).response;
}

/** Invites a new person and waits for the e-mail. */
export async function invite(): Promise<Invitee> {
  const user = await asSuperuser((calls) => createInvitee(calls, 'user'));
  return { usuario: user, enlace: (await emailFor(user)).enlace };
}

/** Activates an account with the same API calls as the page. */
export async function activate({ usuario: user, enlace: link }: Invitee, password: string): Promise<void> {
  const calls = await request.newContext({ baseURL: origin(), extraHTTPHeaders: { origin: origin() } });
  const token = new URL(link).pathname.split('/').at(-1);
  expect((await calls.get(`/api/usuarios/confirmation/${token}`)).status()).toBe(200);
  const data = { nombre: 'Karla', apellidos: 'Martínez Cordero', password, usuario: user };
  expect((await calls.post('/api/usuarios/confirmation/submit', { data })).status()).toBe(200);
  await calls.dispose();
}

/** Creates a team member with an active account. */
export async function newAccount(password: string): Promise<string> {
  const invitee = await invite();
  await activate(invitee, password);
  return invitee.usuario;
}

/**
 * Creates administrators with ids of given kinds: invites people until each predicate in `which` holds for the id of one of
 * them, then activates those.
 * @returns their user names, in the order of `which`
 */
export async function adminsWith(password: string, which: readonly ((id: string) => boolean)[]): Promise<string[]> {
  const found = await asSuperuser(async (calls) => {
    for (let count = 0; count < INVITEES; count++) {
      await createInvitee(calls, 'admin');
      const invitees = (await team(calls)).filter(({ usuario: user }) => user.endsWith(`@${DOMAIN}`));
      const found = which.map((passes) => invitees.find(({ _id }) => passes(_id)));
      if (found.every((found) => found !== undefined)) return found.map(({ usuario: user }) => user);
    }
    throw new Error(`Ninguno de ${INVITEES} invitados es como se pide`);
  });
  for (const user of found) await activate({ usuario: user, enlace: (await emailFor(user)).enlace }, password);
  return found;
}

/** Finds the first of these demo accounts whose id passes. Which one it is varies, because each run's demo data has other ids. */
export async function demoAccountWith(users: readonly string[], passes: (id: string) => boolean): Promise<string> {
  for (const user of users) {
    const calls = await request.newContext({ baseURL: origin(), extraHTTPHeaders: { origin: origin() } });
    await calls.post('/api/auth/submit', { form: { usuario: user, password: PASSWORD } });
    const { usuario: account } = await (await calls.get('/api/auth/authData')).json();
    await calls.dispose();
    if (passes(account._id)) return user;
  }
  throw new Error(`Ninguna de ${users.length} cuentas es como se pide`);
}

/** Removes the accounts of `DOMAIN`. */
export async function removeInvitees(): Promise<void> {
  await asSuperuser(async (calls) => {
    for (const account of (await team(calls)).filter(({ usuario: user }) => user.endsWith(`@${DOMAIN}`))) {
      expect((await calls.post('/api/usuarios/delete', { data: account })).status()).toBe(200);
    }
  });
}

/** Fills in and sends the sign-in form. */
export async function logIn(page: Page, user: string, password: string): Promise<void> {
  await page.getByLabel('Usuario').fill(user);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Types a new password twice; the story sends the form. */
export async function typePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByLabel('Confirmar contraseña').fill(confirmation);
}
