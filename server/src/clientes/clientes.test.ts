import { randomUUID } from 'node:crypto';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import fc from 'fast-check';
import { camposDe, cuerpoDe, type Escenario, HORAS, prepararEscenario, type Quien } from '../test/escenario.ts';

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

const guardar = (cuerpo: unknown, quien: Quien = 'user') => e.como[quien].post('/api/clientes/guardar', cuerpo);
const buscar = async (nombre: string, quien: Quien = 'user') =>
  cuerpoDe<{ clientes: Cliente[] }>(await e.como[quien].post('/api/clientes/', { nombre })).clientes;
const leer = async (id: string) =>
  cuerpoDe<{ clientes: Cliente[] }>(await e.como.user.get(`/api/clientes/?id=${id}`)).clientes[0];
const idDe = (respuesta: Awaited<ReturnType<typeof guardar>>) => cuerpoDe<{ response: string }>(respuesta).response;

describe('registering', () => {
  it('keeps what was typed, the phone with +52', async () => {
    const domicilio = [{ descripcion: 'Av. Universidad 1200, Narvarte', lat: 19.37, lon: -99.16 }];
    const id = idDe(await guardar({ nombre: ' Renata ', apellido: 'Güemes', telefono: '(55) 4108-1170', domicilio }));
    const cliente = await leer(id);
    expect(cliente).toMatchObject({
      _id: id,
      nombre: 'Renata',
      apellido: 'Güemes',
      telefono: '+525541081170',
      domicilio,
      nota_pendiente: null,
    });
  });

  it('under the client’s id, five times at once, is one customer', async () => {
    const cuerpo = {
      _id: randomUUID(),
      nombre: 'Repetida',
      apellido: 'Zozaya',
      domicilio: [{ descripcion: 'Calle 1', lat: null, lon: null }],
    };
    const respuestas = await Promise.all(Array.from({ length: 5 }, () => guardar(cuerpo)));
    expect(respuestas.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(respuestas.map(idDe))).toEqual(new Set([cuerpo._id]));
    expect((await buscar('zozaya')).map(({ domicilio }) => domicilio.length)).toEqual([1]);
  });

  it('again with the id changes it, and the name on its open notes', async () => {
    const usuario = await e.clienteNuevo();
    const nota = await e.guardada({ usuario });
    expect(
      (
        await guardar({
          _id: usuario,
          nombre: 'Nombre',
          apellido: 'Corregido',
          rfc: 'gode561231gr8',
          regimenFiscal: '612',
          cp: '03020',
        })
      ).status,
    ).toBe(200);
    expect(await leer(usuario)).toMatchObject({ nombre: 'Nombre', rfc: 'GODE561231GR8', regimenFiscal: '612', cp: '03020' });
    expect(cuerpoDe<{ data: { usuario_name: string } }>(await e.como.user.get(`/api/ventas/${nota._id}`)).data.usuario_name).toBe(
      'Nombre Corregido',
    );
    expect((await guardar({ _id: usuario, nombre: 'Nombre', apellido: 'Corregido' })).status).toBe(200);
    expect(await leer(usuario)).toMatchObject({ rfc: 'GODE561231GR8' });
  });

  it('over a version that someone else changed is refused with what there is now; nothing of theirs is lost', async () => {
    const _id = await e.clienteNuevo();
    const vista = await leer(_id);
    const { nombre, apellido, version } = vista as Cliente;
    const uno = await guardar({ _id, nombre, apellido, telefono: '5512345678', version });
    expect([uno.status, cuerpoDe<{ version: number }>(uno).version]).toEqual([200, (version ?? 0) + 1]);
    const otro = { _id, nombre: 'Otro', apellido, domicilio: [{ descripcion: 'Calle 9', lat: null, lon: null }], version };
    const negado = await guardar(otro, 'admin');
    expect([negado.status, negado.cuerpo.detail]).toEqual([409, expect.stringContaining('Alguien más guardó cambios')]);
    expect(negado.cuerpo.actual).toEqual(await leer(_id));
    expect(await leer(_id)).toMatchObject({ nombre, telefono: '+525512345678', domicilio: vista?.domicilio });
    expect((await guardar({ ...otro, version: negado.cuerpo.actual.version }, 'admin')).status).toBe(200);
    expect(await leer(_id)).toMatchObject({ nombre: 'Otro', telefono: '+525512345678', domicilio: otro.domicilio });
  });

  it('sent again with the version it began from, after its answer got lost, is done', async () => {
    const _id = await e.clienteNuevo();
    const domicilio = [{ descripcion: ' Calle 9 ', lat: 19.4, lon: -99.1 }];
    const cuerpo = { _id, nombre: 'Cambiada', apellido: 'Una Vez', domicilio, version: (await leer(_id))?.version };
    const veces = await Promise.all([guardar(cuerpo), guardar(cuerpo), guardar(cuerpo)]);
    expect(veces.map(({ status, cuerpo: { version } }) => [status, version])).toEqual(
      Array(3).fill([200, (cuerpo.version ?? 0) + 1]),
    );
  });

  it('with a version, of a customer that doesn’t exist, is refused', async () => {
    expect((await guardar({ _id: randomUUID(), nombre: 'Nadie', apellido: 'Así', version: 1 })).status).toBe(404);
  });

  it.each([
    ['nombre', { nombre: '   ' }],
    ['apellido', { apellido: '   ' }],
    ['telefono', { telefono: '12345' }],
    ['rfc', { rfc: 'GODE569931GR8' }],
    ['regimenFiscal', { rfc: 'GODE561231GR8', regimenFiscal: '601' }],
    ['cp', { cp: '123' }],
    ['correoElectronico', { correoElectronico: 'nada' }],
    ['tenant', { tenant: randomUUID() }],
    ['domicilio[0].descripcion', { domicilio: [{ descripcion: '  ', lat: null, lon: null }] }],
  ])('refuses a wrong %s by its name', async (campo, cambios) => {
    const apellido = `Rechazada ${randomUUID()}`;
    const respuesta = await guardar({ nombre: 'Ana', apellido, ...cambios });
    expect([respuesta.status, camposDe(respuesta)]).toEqual([422, [campo]]);
    expect(await buscar(apellido)).toEqual([]);
  });

  it('refuses another tenant’s customer without touching it', async () => {
    const [ajeno] = cuerpoDe<{ clientes: Cliente[] }>(await e.como.ajeno.get('/api/clientes/')).clientes;
    const respuesta = await guardar({ _id: ajeno?._id, nombre: 'Robada', apellido: 'X' });
    expect([respuesta.status, camposDe(respuesta)]).toEqual([422, ['_id']]);
    expect((await e.como.user.get(`/api/clientes/?id=${ajeno?._id}`)).status).toBe(404);
    expect(cuerpoDe<{ clientes: Cliente[] }>(await e.como.ajeno.get(`/api/clientes/?id=${ajeno?._id}`)).clientes[0]).toEqual(
      ajeno,
    );
  });
});

describe('searching', () => {
  it('ignores accents and case, takes any part, and finds phones', async () => {
    const id = idDe(await guardar({ nombre: 'José Ángel', apellido: 'Ibargüengoitia', telefono: '55 9182 7364' }));
    for (const texto of ['jose angel ibar', 'ARGUENGO', 'güengoitia', '7364', '9182 7364', '+52 55 9182 7364']) {
      expect([texto, (await buscar(texto)).some(({ _id }) => _id === id)]).toEqual([texto, true]);
    }
  });

  it('takes % and _ as plain text', async () => {
    const id = idDe(await guardar({ nombre: '100%_limpio', apellido: 'SA' }));
    for (const texto of ['0%_l', '%', '_']) expect((await buscar(texto)).map(({ _id }) => _id)).toEqual([id]);
    expect(await buscar('\\')).toEqual([]);
  });

  it('answers 20 at most, of the own tenant', async () => {
    expect((await buscar('a')).length).toBe(20);
    const propios = new Set((await buscar('mar')).map(({ tenant }) => tenant));
    const ajenos = new Set((await buscar('mar', 'ajeno')).map(({ tenant }) => tenant));
    expect([propios.size, ajenos.size]).toEqual([1, 1]);
    expect(propios).not.toEqual(ajenos);
  });

  it('says which pickup is waiting', async () => {
    const usuario = await e.clienteNuevo();
    const agenda = await e.guardada({ usuario, articulos: [], status: -1, recoleccion: HORAS });
    expect((await leer(usuario))?.nota_pendiente).toBe(agenda._id);
  });

  it('lists by pages of 20 in order of name', async () => {
    const pagina = async (n: number) =>
      cuerpoDe<{ clientes: Cliente[] }>(await e.como.accountant.get(`/api/clientes/?pagina=${n}`)).clientes.map(({ _id }) => _id);
    const ids = [...(await pagina(1)), ...(await pagina(2))];
    expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  });
});

describe('who may', () => {
  it.each([
    ['superuser', 200],
    ['admin', 200],
    ['user', 200],
    ['accountant', 403],
  ] as const)('%s registers: %p; all read', async (quien, status) => {
    expect((await guardar({ nombre: 'De', apellido: quien }, quien)).status).toBe(status);
    expect((await e.como[quien].post('/api/clientes/', { nombre: 'mar' })).status).toBe(200);
    expect((await e.como[quien].get('/api/clientes/')).status).toBe(200);
  });

  it('nobody without a session', async () => {
    const { anonimo } = e.servidor;
    expect((await anonimo.post('/api/clientes/', { nombre: 'mar' })).status).toBe(401);
    expect((await anonimo.get('/api/clientes/')).status).toBe(401);
    expect((await anonimo.post('/api/clientes/guardar', { nombre: 'A', apellido: 'B' })).status).toBe(401);
  });
});

it('bad input is never a 500', async () => {
  // A body with __proto__ in it is refused whole, without a field.
  const valor = fc
    .oneof(fc.jsonValue(), fc.string({ unit: 'binary' }))
    .filter((dato) => !JSON.stringify(dato).includes('__proto__'));
  const campos = [
    '_id',
    'nombre',
    'apellido',
    'telefono',
    'domicilio',
    'rfc',
    'regimenFiscal',
    'cp',
    'correoElectronico',
    'tenant',
  ] as const;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...campos), valor, async (campo, dato) => {
      const respuesta = await guardar({ nombre: 'Ana', apellido: 'Prueba', [campo]: dato });
      expect(respuesta.status).toBeLessThan(500);
      if (respuesta.status >= 400) expect(camposDe(respuesta).join()).toContain(campo);
    }),
    { numRuns: 100 },
  );
  await fc.assert(
    fc.asyncProperty(valor, async (cuerpo) => {
      expect((await guardar(cuerpo)).status).toBeGreaterThanOrEqual(400);
      expect((await e.como.user.post('/api/clientes/', { nombre: cuerpo })).status).toBeLessThan(500);
      expect(
        (await e.como.user.get(`/api/clientes/?id=${encodeURIComponent(String(JSON.stringify(cuerpo)).slice(0, 500))}`)).status,
      ).toBe(400);
    }),
    { numRuns: 60 },
  );
});
