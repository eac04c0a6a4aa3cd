import { randomUUID } from 'node:crypto';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import { camposDe, cuerpoDe, type Escenario, prepararEscenario, type Quien } from '../test/escenario.ts';

interface Pagina {
  clientes: Cliente[];
  siguiente: string | null;
}

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

const registrar = async (nombre: string, apellido: string, telefono = '') =>
  cuerpoDe<{ response: string }>(await e.como.user.post('/api/clientes/guardar', { nombre, apellido, telefono })).response;
const eliminar = (id: string, quien: Quien = 'admin') => e.como[quien].post('/api/clientes/eliminar', { id });
const pagina = async (consulta: Record<string, string>, quien: Quien = 'user') =>
  cuerpoDe<Pagina>(await e.como[quien].get(`/api/clientes/?${new URLSearchParams(consulta)}`));

/** Every page from the first to the last, by `siguiente` and with its number, as the list asks; `entre` runs after each, with its ids. */
async function recorrer(
  nombre: string,
  entre: (pagina: string[]) => Promise<unknown> = async () => undefined,
): Promise<string[][]> {
  const paginas: string[][] = [];
  for (let despues: string | null | undefined; despues !== null; ) {
    const numero = { pagina: String(paginas.length + 1) };
    const { clientes, siguiente }: Pagina = await pagina({ nombre, ...numero, ...(despues === undefined ? {} : { despues }) });
    const ids = clientes.map(({ _id }) => _id);
    paginas.push(ids);
    despues = siguiente;
    await entre(ids);
  }
  return paginas;
}

/** Registers `cuantos` customers whose name holds `marca`, the first ones beginning with it; answers their ids in the search's order. */
async function sembrar(marca: string, cuantos: number): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < cuantos; i++) {
    const numero = String(i).padStart(3, '0');
    ids.push(i < cuantos / 2 ? await registrar(marca, `A${numero}`) : await registrar('Otro', `${marca} ${numero}`));
  }
  return ids;
}

describe('pages', () => {
  it('follow one another without a gap, in a search and in the whole list', async () => {
    const ids = await sembrar('Qwertz', 50);
    const paginas = await recorrer('qwertz');
    expect(paginas.map(({ length }) => length)).toEqual([20, 20, 10]);
    expect(paginas.flat()).toEqual(ids);
    const todos = (await recorrer('')).flat();
    expect(new Set(todos).size).toBe(todos.length);
    expect(ids.every((id) => todos.includes(id))).toBe(true);
    const porNumero = [
      ...(await pagina({ nombre: 'qwertz', pagina: '2' })).clientes,
      ...(await pagina({ nombre: 'qwertz', pagina: '3' })).clientes,
    ];
    expect(porNumero.map(({ _id }) => _id)).toEqual(ids.slice(20));
    expect(await pagina({ nombre: 'qwertz', pagina: '4' })).toEqual({ clientes: [], siguiente: null });
  });

  it('neither skip nor repeat who stays, while customers come and go', async () => {
    const ids = await sembrar('Yuiop', 60);
    let paso = 0;
    const paginas = await recorrer('yuiop', async (leidos) => {
      paso += 1;
      // New ones before and after the place reached; two of those read are removed, the last one among them.
      await registrar('Yuiop', `A000 nueva ${paso}`);
      await registrar('Aaa', `yuiop ${paso}`);
      for (const id of [leidos.at(-1), leidos.at(3)]) if (id !== undefined) await eliminar(id);
    });
    const vistos = paginas.flat();
    expect(new Set(vistos).size).toBe(vistos.length);
    expect(vistos.filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('go on after a name too long for a cursor', async () => {
    const nombre = '漢'.repeat(115);
    const ids: string[] = [];
    for (let i = 0; i < 25; i++) ids.push(await registrar(nombre, `${String(i).padStart(2, '0')}${'字'.repeat(110)}`));
    expect((await recorrer('漢漢漢')).flat()).toEqual(ids);
  });

  it('refuse a place that no page gave', async () => {
    for (const despues of [
      'x',
      'AAAA',
      '____',
      'A'.repeat(400),
      Buffer.from(`04${'00'.repeat(16)}`, 'hex').toString('base64url'),
    ]) {
      for (const nombre of ['', 'mar']) {
        const respuesta = await e.como.user.get(`/api/clientes/?${new URLSearchParams({ nombre, despues })}`);
        expect([despues, respuesta.status, camposDe(respuesta)]).toEqual([despues, 400, ['despues']]);
      }
    }
    expect(camposDe(await e.como.user.get('/api/clientes/?despues=%00'))).toEqual(['despues']);
  });

  it('of another tenant aren’t reached with its place', async () => {
    const ajena = await pagina({}, 'ajeno');
    const propias = await pagina({ despues: ajena.siguiente ?? '' });
    const ajenos = new Set(ajena.clientes.map(({ tenant }) => tenant));
    expect(propias.clientes.some(({ tenant }) => ajenos.has(tenant))).toBe(false);
  });
});

describe('searching', () => {
  it.each([
    ['%', '50%25 lino', '%'],
    ['_', 'guion_bajo', 'n_b'],
    ['an apostrophe', "D'Artagnan", "d'art"],
    ['quotes', 'La "Güera"', '"guera"'],
    ['a backslash', 'C:\\temp', ':\\t'],
    ['emoji', '🧺 Lavado', '🧺'],
    ['ñ', 'Núñez', 'nunez'],
    ['letters that aren’t accents', 'Søren Þór', 'søren'],
  ])('takes %s as text', async (_que, nombre, texto) => {
    const id = await registrar(nombre, 'Peculiar');
    const hallados = (await pagina({ nombre: texto })).clientes.map(({ _id }) => _id);
    expect(hallados).toContain(id);
    const buscados = await e.como.user.post('/api/clientes/', { nombre: texto });
    expect(cuerpoDe<Pagina>(buscados).clientes.map(({ _id }) => _id)).toEqual(hallados);
  });

  it('finds one phone by any spelling, and those that begin with the text first', async () => {
    const id = await registrar('Zenón', 'Uno', '55 4108 1170');
    for (const texto of ['5541081170', '1170', '55 4108 1170', '+52 55 4108 1170', '(55) 4108-1170', '4108']) {
      expect([texto, (await pagina({ nombre: texto })).clientes.some(({ _id }) => _id === id)]).toEqual([texto, true]);
    }
    const primero = await registrar('Zenobia', 'Último');
    const despues = await registrar('Ana', 'Zenobia');
    expect((await pagina({ nombre: 'zenob' })).clientes.map(({ _id }) => _id)).toEqual([primero, despues]);
  });
});

describe('removing', () => {
  it('takes the customer out of lists and searches; the notes keep the name, and no new one is made', async () => {
    const id = await registrar('Borrada', 'Mñemotécnica');
    const nota = await e.guardada({ usuario: id });
    const respuesta = await eliminar(id);
    expect([respuesta.status, respuesta.cuerpo]).toEqual([200, { eliminado: true }]);
    expect((await eliminar(id.toUpperCase())).status).toBe(200);
    expect((await pagina({ nombre: 'mnemotecnica' })).clientes).toEqual([]);
    expect((await e.como.user.get(`/api/clientes/?id=${id}`)).status).toBe(404);
    expect((await e.como.user.post('/api/clientes/guardar', { _id: id, nombre: 'Otra', apellido: 'Vez' })).status).toBe(404);
    const { data } = cuerpoDe<{ data: { usuario_name: string; version: number } }>(
      await e.como.user.get(`/api/ventas/${nota._id}`),
    );
    expect(data.usuario_name).toBe('Borrada Mñemotécnica');
    const nueva = await e.guardar(e.nota({ usuario: id }));
    expect([nueva.status, camposDe(nueva)]).toEqual([422, ['usuario']]);
    // The note it had can still be worked on.
    expect((await e.guardar({ ...nota, id: nota._id, status: 10 })).status).toBe(200);
  });

  it.each([
    ['superuser', 200],
    ['admin', 200],
    ['user', 403],
    ['accountant', 403],
  ] as const)('%s: %p', async (quien, status) => {
    const id = await e.clienteNuevo();
    expect((await eliminar(id, quien)).status).toBe(status);
    expect((await e.como.user.get(`/api/clientes/?id=${id}`)).status).toBe(status === 200 ? 404 : 200);
  });

  it('is not for nobody’s or another tenant’s customer', async () => {
    const [ajeno] = (await pagina({}, 'ajeno')).clientes;
    expect((await eliminar(ajeno?._id ?? '')).status).toBe(404);
    expect((await e.como.ajeno.get(`/api/clientes/?id=${ajeno?._id}`)).status).toBe(200);
    expect((await eliminar(randomUUID())).status).toBe(404);
    expect(camposDe(await eliminar('x'))).toEqual(['id']);
    expect((await e.servidor.anonimo.post('/api/clientes/eliminar', { id: randomUUID() })).status).toBe(401);
  });
});
