import { randomUUID } from 'node:crypto';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { newTicketToken } from '@lavanda/shared/domain/newTicketToken';
import { notaOf } from '../testing/credit.ts';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { lateRegister } from '../ventas/capture/testing/captures.ts';

let e: Scenario;
let tenant: string;
beforeAll(async () => {
  e = await createScenario();
  tenant = (await e.as.user.get('/api/auth/authData')).body.usuario.tenantData._id;
});
afterAll(() => e.server.close());

/** Requests the public page of a token. @returns its status and text */
const page = async (token: string) => {
  const { status, body } = await e.server.anonymous.get(`/t/${token}`);
  return { status, text: String(body) };
};
const linkOf = async (id: string) => (await e.as.user.post(`/api/ventas/${id}/enlace`)).body.url as string;

describe('a link that a register printed without a connection', () => {
  it('opens the nota once it is sent, and is the one that the laundry shares', async () => {
    const token = newTicketToken(tenant);
    expect((await page(token)).status).toBe(404);
    const nota = notaOf(await lateRegister(e).send({ enlace: token }));
    expect(await page(token)).toMatchObject({ status: 200, text: expect.stringContaining(nota.clave ?? '') });
    expect(await linkOf(nota._id)).toMatch(new RegExp(`/t/${token}$`));
  });

  it('is kept of a repeated save, too, unless the nota was given another meanwhile', async () => {
    const [token, other] = [newTicketToken(tenant), newTicketToken(tenant)];
    const [id, operation] = [randomUUID(), randomUUID()];
    const register = lateRegister(e);
    await register.send({ id, operacion: operation });
    await register.send({ id, operacion: operation, enlace: token });
    await register.send({ id, operacion: operation, enlace: other });
    expect([(await page(token)).status, (await page(other)).status]).toEqual([200, 404]);
  });

  it('stays revoked, however often its save arrives', async () => {
    const [token, id, operation] = [newTicketToken(tenant), randomUUID(), randomUUID()];
    const register = lateRegister(e);
    const save = () => register.send({ id, operacion: operation, enlace: token });
    await save();
    await e.as.superuser.post(`/api/ventas/${id}/enlace/revocar`);
    await save();
    expect((await page(token)).status).toBe(404);
  });

  it('never takes that of another nota, of whatever laundry: the nota is given a new one', async () => {
    const token = newTicketToken(tenant);
    const nota = notaOf(await lateRegister(e).send({ enlace: token }));
    const cliente = (await e.as.ajeno.post('/api/clientes/guardar', { nombre: 'Rosa' })).body.response;
    const lines = [{ _id: randomUUID(), cantidad: 1, servicio: 'Ropa', precio: 10, medida: 'flex' as const }];
    const foreign = await lateRegister(e).send({ usuario: cliente, articulos: lines, pagos: [], enlace: token }, 'ajeno');
    expect(foreign.status).toBe(200);
    const same = notaOf(await lateRegister(e).send({ enlace: token }));
    expect((await page(token)).text).toContain(nota.clave);
    expect(await linkOf(same._id)).not.toContain(token);
  });

  it('has the form of a token', async () => {
    expect((await lateRegister(e).send({ enlace: 'corto' })).status).toBe(400);
  });
});

describe('a link that a register prints again without a connection', () => {
  const tokenOf = async (id: string) => (await linkOf(id)).slice(-32);
  const read = async (id: string) => notaOf(await e.as.user.get(`/api/ventas/${id}`)).enlace_publico;
  const listed = async (id: string, query: string) => {
    const { body } = await e.as.user.get(`/api/ventas/?status=0,-1,10&notasPosPagina=100${query}`);
    return (body.results as Nota[]).find(({ _id }) => _id === id)?.enlace_publico;
  };

  it('comes with the whole nota while it works, and with no row of a list', async () => {
    const { _id } = await e.saved();
    expect(await read(_id)).toBeNull();
    const token = await tokenOf(_id);
    expect([await read(_id), await listed(_id, '&completas=1')]).toEqual([token, token]);
    expect(await listed(_id, '')).toBeUndefined();
    await e.as.superuser.post(`/api/ventas/${_id}/enlace/revocar`);
    expect([await read(_id), await listed(_id, '&completas=1')]).toEqual([null, null]);
  });

  it('is answered to the save that brought it', async () => {
    const token = newTicketToken(tenant);
    expect(notaOf(await lateRegister(e).send({ enlace: token })).enlace_publico).toBe(token);
  });
});
