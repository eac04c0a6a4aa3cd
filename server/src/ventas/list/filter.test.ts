import type { GuardarNota, Nota } from '@lavanda/shared/contract/ventas';
import { sumarDias } from '@lavanda/shared/domain/fechas';
import fc from 'fast-check';
import type { Cliente } from '../../test/cliente.ts';
import { camposDe, cuerpoDe, type Escenario, prepararEscenario, type Quien } from '../../test/escenario.ts';

interface Lista {
  results: Nota[];
  siguiente: string | null;
  conteo?: number;
}
type Consulta = Record<string, string>;

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

const pedir = async (cliente: Cliente, consulta: Consulta) => {
  const respuesta = await cliente.get(`/api/ventas/?${new URLSearchParams(consulta)}`);
  if (respuesta.status !== 200) throw new Error(`${respuesta.status} ${JSON.stringify(respuesta.cuerpo)}`);
  return cuerpoDe<Lista>(respuesta);
};

/** The list, whole or up to `tope` notes, each page from the place the one before gave. */
async function recorrer(cliente: Cliente, consulta: Consulta, tope = Number.POSITIVE_INFINITY): Promise<Nota[]> {
  const notas: Nota[] = [];
  let despues: string | null = '';
  while (despues !== null && notas.length < tope) {
    const pagina: Lista = await pedir(cliente, { ...consulta, notasPorPagina: '100', ...(despues === '' ? {} : { despues }) });
    notas.push(...pagina.results);
    despues = pagina.siguiente;
  }
  return notas;
}

const ids = (notas: readonly Nota[]) => notas.map(({ _id }) => _id);
const saldo = ({ total, abonos, ajuste }: Nota) => Math.round((total - abonos - ajuste) * 100);
const plano = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** What the specification says of each filter, computed from the notes themselves. */
function cumple(nota: Nota, consulta: Consulta): boolean {
  const { status = '0,10', sucursal, adeudo, facturados, domicilio, fechaInicial, fechaFinal, user, userid } = consulta;
  const digitos = user && /^[\d +]+$/.test(user) ? user.replace(/\D/g, '').slice(-10) : null;
  const porTexto =
    !user ||
    plano(nota.usuario_name).includes(plano(user)) ||
    (digitos !== null && nota.usuario_telefono.includes(digitos)) ||
    String(nota.folio) === user;
  return (
    status.split(',').includes(String(nota.status)) &&
    (!sucursal || nota.sucursal === sucursal) &&
    (!userid || nota.usuario === userid) &&
    (adeudo !== 'true' || saldo(nota) >= 100) &&
    (facturados !== '1' || nota.factura) &&
    (domicilio !== 'true' || nota.a_domicilio) &&
    (!fechaInicial || nota.fecha >= fechaInicial) &&
    (!fechaFinal || nota.fecha <= fechaFinal) &&
    porTexto
  );
}

/** Notes at the edges: balances under and at a peso, closed with a debt, on the days where a range begins and ends. */
async function sembrar(): Promise<void> {
  const usuario = await e.clienteNuevo();
  const casos: Partial<GuardarNota>[] = [];
  for (const falta of [0, 0.99, 1, 1.01, 100])
    for (const status of [0, 10] as const)
      for (const factura of [false, true])
        casos.push({ status, factura, a_domicilio: falta === 1, pagos: [{ monto: 300 - falta, metodo: 'Efvo' }] });
  const flex = { cantidad: 1, servicio: 'Arreglo', precio: 300, medida: 'flex' as const };
  const dias = [0, -1, -30, -31, -90];
  for (const [i, caso] of casos.entries()) {
    const quien: Quien = i % 3 === 0 ? 'superuser' : 'user';
    const nota = { usuario, articulos: [flex], fecha: sumarDias(e.hoy, dias[i % dias.length] ?? 0), ...caso };
    const respuesta = await e.guardar(e.nota(nota), quien);
    if (respuesta.status !== 200 && caso.status === 10) continue;
    expect(respuesta.status).toBe(200);
  }
}

it('each filter alone and any of them combined answer what the notes say, page by page, by number and by place', async () => {
  await sembrar();
  const todas = await recorrer(e.como.superuser, { status: '-1,0,10' });
  expect(todas.length).toBeGreaterThan(1000);
  expect(new Set(ids(todas)).size).toBe(todas.length);
  const sucursales = [...new Set(todas.map(({ sucursal }) => sucursal))];
  const dias = [...new Set(todas.map(({ fecha }) => fecha))].sort();
  const algunas = fc.constantFrom(...todas.filter((_, i) => i % 37 === 0));
  const opcional = <T>(valor: fc.Arbitrary<T>) => fc.option(valor, { nil: undefined, freq: 2 });
  const rango = fc.tuple(fc.constantFrom(...dias), fc.constantFrom(...dias)).map((par) => par.sort());
  const consulta = fc
    .record({
      sucursal: opcional(fc.constantFrom(...sucursales)),
      adeudo: opcional(fc.constantFrom('true', 'false')),
      facturados: opcional(fc.constantFrom('1', '0', '')),
      domicilio: opcional(fc.constant('true')),
      status: fc.option(fc.constantFrom('0', '10', '-1', '-1,0', '0,10', '10,-1', '-1,0,10'), { nil: undefined, freq: 6 }),
      rango: opcional(rango),
      user: fc.option(
        algunas.chain((nota) =>
          fc.constantFrom(
            plano(nota.usuario_name).slice(2, 7).trim(),
            nota.usuario_name.split(' ')[0]?.toUpperCase() ?? '',
            nota.usuario_telefono.slice(-4),
            nota.usuario_telefono.slice(3),
            String(nota.folio),
            'a',
          ),
        ),
        { nil: undefined, freq: 3 },
      ),
      userid: fc.option(
        algunas.map(({ usuario }) => usuario),
        { nil: undefined, freq: 8 },
      ),
    })
    .map(({ rango: suyo, ...resto }): Consulta => {
      const pares = Object.entries({ ...resto, fechaInicial: suyo?.[0], fechaFinal: suyo?.[1] });
      return Object.fromEntries(pares.flatMap(([campo, valor]) => (valor === undefined ? [] : [[campo, valor]])));
    });
  const otra = await e.servidor.entrar('super@aguaclara.mx');
  await fc.assert(
    fc.asyncProperty(consulta, fc.nat(), async (suya, semilla) => {
      const esperadas = ids(todas.filter((nota) => cumple(nota, suya)));
      const primera = await pedir(e.como.superuser, suya);
      expect(ids(primera.results)).toEqual(esperadas.slice(0, 20));
      expect(primera.conteo).toBe(Math.min(esperadas.length, 1001));
      expect(ids(await recorrer(e.como.superuser, suya, 300))).toEqual(esperadas.slice(0, 300));
      // A page asked by its number alone, near and past the end, by who saw none before it.
      const paginas = Math.floor(esperadas.length / 20) + 2;
      const pagina = 2 + (semilla % paginas);
      const salteada = await pedir(otra, { ...suya, pagina: String(pagina) });
      expect(ids(salteada.results)).toEqual(esperadas.slice((pagina - 1) * 20, pagina * 20));
    }),
    {
      numRuns: 40,
      examples: [
        [{}, 3],
        [{ user: 'a', domicilio: 'true' }, 7],
        [{ fechaInicial: e.hoy, fechaFinal: e.hoy }, 0],
      ],
    },
  );
});

describe('the text', () => {
  const buscar = async (user: string) => ids((await pedir(e.como.user, { user })).results);
  const notaDe = async (nombre: string, apellido: string, telefono = '') => {
    const respuesta = await e.como.user.post('/api/clientes/guardar', { nombre, apellido, telefono });
    return e.guardada({ usuario: cuerpoDe<{ response: string }>(respuesta).response });
  };

  it('ignores accents and case, finds any part, a phone in any spelling, a folio', async () => {
    const nota = await notaDe('José Ángel', 'Núñez Quetzalcóatl', '5541081170');
    const otro = await notaDe('Joseph', 'Nunez', '5599990000');
    for (const texto of [
      'quetzalcoatl',
      'NÚÑEZ QUETZAL',
      'jose angel nunez',
      '5541081170',
      '1170',
      '55 4108 1170',
      '+52 55 4108 1170',
      '(55) 4108-1170',
    ])
      expect([texto, await buscar(texto)]).toEqual([texto, expect.arrayContaining([nota._id])]);
    for (const texto of ['jose', 'nunez']) expect(await buscar(texto)).toEqual(expect.arrayContaining([nota._id, otro._id]));
    for (const texto of ['quetzalcoatl', '5541081170', '55 4108 1170']) expect(await buscar(texto)).not.toContain(otro._id);
    for (const texto of [`${nota.folio}`, `#${nota.folio}`, ` ${nota.folio} `]) expect(await buscar(texto)).toContain(nota._id);
    expect(ids((await pedir(e.como.ajeno, { user: 'quetzalcoatl' })).results)).toEqual([]);
  });

  it('takes %, _, quotes, backslashes and emoji as themselves', async () => {
    const rara = `50%_'"\\😀 [x]*`;
    const nota = await notaDe('Signos', rara);
    for (const texto of ['50%', '%_', `'"`, '"\\', '\\', '😀', '[x]*', rara])
      expect([texto, await buscar(texto)]).toEqual([texto, [nota._id]]);
    for (const texto of ['%%%', '__', '5_%', '😁', `' or 1=1 --`, '𝕏'.repeat(60)])
      expect([texto, await buscar(texto)]).toEqual([texto, []]);
  });

  it('finds the notes of a customer who was removed', async () => {
    const nota = await notaDe('Efímera', 'Retirada');
    expect((await e.como.admin.post('/api/clientes/eliminar', { id: nota.usuario })).status).toBe(200);
    expect(await buscar('efimera retirada')).toEqual([nota._id]);
  });
});

it('a role of one branch sees it alone, whatever it asks', async () => {
  const todas = await recorrer(e.como.superuser, {});
  const ajena = todas.find(({ sucursal_name }) => sucursal_name === 'Portales');
  if (!ajena) throw new Error('The demo has no notes of Portales');
  for (const quien of ['user', 'admin'] as const) {
    const suyas = await recorrer(e.como[quien], { domicilio: 'true' });
    expect(ids(suyas)).toEqual(ids(todas.filter((nota) => nota.a_domicilio && nota.sucursal_name === 'Narvarte')));
    expect((await e.como[quien].get(`/api/ventas/?sucursal=${ajena.sucursal}`)).status).toBe(403);
    expect(ids((await pedir(e.como[quien], { user: String(ajena.folio) })).results)).not.toContain(ajena._id);
  }
  expect(ids(await recorrer(e.como.accountant, {}))).toEqual(ids(todas));
  expect((await e.servidor.anonimo.get('/api/ventas/')).status).toBe(401);
});

it.each<[string, Consulta]>([
  ['fechaInicial', { fechaInicial: '2026-02-30' }],
  ['fechaFinal', { fechaFinal: '2026-13-01' }],
  ['fechaFinal', { fechaInicial: '2026-02-02', fechaFinal: '2026-02-01' }],
  ['fechaInicial', { fechaInicial: '01/02/2026' }],
  ['adeudo', { adeudo: 'quizás' }],
  ['facturados', { facturados: 'TRUE' }],
  ['domicilio', { domicilio: 'si' }],
  ['status', { status: '1' }],
  ['status', { status: '0,' }],
  ['sucursal', { sucursal: "x' or 1=1" }],
  ['userid', { userid: '1' }],
  ['pagina', { pagina: 'dos' }],
  ['pagina', { pagina: '99999999' }],
  ['notasPorPagina', { notasPorPagina: '1e3' }],
  ['user', { user: '\u0000' }],
  ['user', { user: 'x'.repeat(121) }],
  ['despues', { despues: '¿?' }],
  ['despues', { despues: 'AAAA' }],
  ['despues', { despues: Buffer.from('{}').toString('base64url') }],
  [
    'despues',
    {
      despues: Buffer.from('{"f":"2026-02-31","c":"2026-02-28 10:00:00+00","i":"00000000-0000-0000-0000-000000000000"}').toString(
        'base64url',
      ),
    },
  ],
  [
    'despues',
    {
      despues: Buffer.from('{"f":"2026-02-28","c":"2026-02-31 10:00:00+00","i":"00000000-0000-0000-0000-000000000000"}').toString(
        'base64url',
      ),
    },
  ],
  [
    'despues',
    {
      despues: Buffer.from('{"f":"2026-02-28","c":"infinity","i":"00000000-0000-0000-0000-000000000000"}').toString('base64url'),
    },
  ],
])('refuses a bad %s with 400 naming it: %p', async (campo, consulta) => {
  const respuesta = await e.como.superuser.get(`/api/ventas/?${new URLSearchParams(consulta)}`);
  expect([respuesta.status, camposDe(respuesta)]).toEqual([400, [campo]]);
  const { despues, pagina, notasPorPagina, ...filtro } = consulta;
  if (Object.keys(filtro).length === 0) return;
  const archivo = await e.como.superuser.get(`/api/ventas/exportar?${new URLSearchParams({ ...filtro, formato: 'csv' })}`);
  expect([archivo.status, camposDe(archivo)]).toEqual([400, [campo]]);
});
