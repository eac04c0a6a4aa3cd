import { randomUUID } from 'node:crypto';
import type { RegisterLetters } from '@lavanda/shared/contract/schemas/capture';
import { createTill } from '../../caja/testing/till.ts';
import { notaOf } from '../../testing/credit.ts';
import { createScenario, type Scenario } from '../../testing/scenario.ts';
import { type LateRegister, lateRegister, oddOf, pago } from './testing/captures.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const ask = async (register: string): Promise<RegisterLetters> =>
  (await e.as.user.post('/api/equipos/letras', { equipo: register })).body;

/** A register with its letters. */
async function numbered(): Promise<LateRegister & { letters: string }> {
  const register = lateRegister(e);
  return { ...register, letters: (await ask(register.id)).letras ?? '' };
}

describe('a register', () => {
  it('is given letters once, and numbers its own captures', async () => {
    const register = await numbered();
    expect(await ask(register.id)).toEqual({ letras: register.letters, ultimo: 0 });
    const nota = notaOf(await register.send({ clave: `${register.letters}7` }));
    expect([nota.clave, await ask(register.id)]).toEqual([`${register.letters}7`, { letras: register.letters, ultimo: 7 }]);
    // A nota that arrives after a later one keeps its clave, and the counter doesn't go back.
    expect(notaOf(await register.send({ clave: `${register.letters}3` })).clave).toBe(`${register.letters}3`);
    // A nota without a clave doesn't take the register's next number, which may be printed already.
    expect(notaOf(await register.send()).clave).toMatch(/^A\d+$/);
    expect((await ask(randomUUID())).letras).not.toBe(register.letters);
  });

  it('whose clave is of another capture keeps its nota under another one, which is written on it', async () => {
    const [register, other] = [await numbered(), await numbered()];
    const clave = `${register.letters}1`;
    await register.send({ clave });
    const twice = await register.send({ clave });
    const given = notaOf(twice).clave ?? '';
    expect([given, oddOf(twice)]).toEqual([expect.stringMatching(/^A\d+$/), [`Clave repetida: ${clave}`]]);
    expect(oddOf(await other.send({ clave: `${register.letters}2` }))).toEqual([`Clave repetida: ${register.letters}2`]);
    expect(oddOf(await register.send({ clave: `${register.letters}999999` }))).toHaveLength(1);
    // The register's next number is still free.
    expect(notaOf(await register.send({ clave: `${register.letters}2` })).clave).toBe(`${register.letters}2`);
  });

  it('numbers all that it captures, and the corte names what is missing', async () => {
    const till = await createTill(e);
    const { letras: letters } = await ask(till.equipo);
    const turno = await till.open(100);
    const register = { captura: true, equipo: till.equipo };
    const clave = (number: number) => ({ ...register, clave: `${letters}${number}` });
    const cliente = randomUUID();
    await e.as.user.post('/api/clientes/guardar', { _id: cliente, nombre: 'Ana', ...clave(1) });
    const nota = await e.saved({ usuario: cliente, ...clave(2) });
    const { version, _id: id } = nota;
    await e.saved({ id, version, usuario: cliente, articulos: nota.articulos, pagos: [pago(20)], ...clave(3) });
    const move = { id, operacion: randomUUID(), desde: 'recibida', etapa: 'proceso', ...clave(5) };
    expect((await e.as.user.post('/api/ventas/etapa', move)).status).toBe(200);
    expect((await e.as.user.post('/api/ventas/etapa', move)).status).toBe(200);
    await till.move(turno._id, 'retiro', 10, clave(6));
    const { claves } = await till.count(turno._id, { efvo: 0 });
    expect(claves).toEqual([{ letras: letters, primera: 1, ultima: 6, faltan: [4] }]);
  });
});
