import type { Nota } from '@lavanda/shared/contract/ventas';
import type { Respuesta } from '../../test/cliente.ts';
import { cuerpoDe, type Escenario, prepararEscenario } from '../../test/escenario.ts';

interface Lista {
  results: Nota[];
  siguiente: string | null;
  conteo?: number;
}

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

const pedir = async (consulta: string) => cuerpoDe<Lista>(await e.como.user.get(`/api/ventas/?${consulta}`));
const ids = (notas: readonly Nota[]) => notas.map(({ _id }) => _id);

it('the first page counts, a full one says where the next begins, the last one that there is none', async () => {
  const usuario = await e.clienteNuevo();
  for (let i = 0; i < 5; i++) await e.guardada({ usuario });
  const una = await pedir(`userid=${usuario}&notasPorPagina=2`);
  const dos = await pedir(`userid=${usuario}&notasPorPagina=2&pagina=2&despues=${una.siguiente}`);
  const tres = await pedir(`userid=${usuario}&notasPorPagina=2&pagina=3&despues=${dos.siguiente}`);
  expect([una.conteo, dos.conteo, tres.conteo]).toEqual([5, undefined, undefined]);
  expect([una.siguiente, dos.siguiente, tres.siguiente]).toEqual([expect.any(String), expect.any(String), null]);
  expect(new Set(ids([...una.results, ...dos.results, ...tres.results])).size).toBe(5);
  expect((await pedir('')).results).toHaveLength(20);
  expect((await pedir('pagina=0')).results).toEqual((await pedir('pagina=1')).results);
});

describe.each([
  ['by place', (pagina: number, anterior: Lista | null) => `pagina=${pagina}${anterior ? `&despues=${anterior.siguiente}` : ''}`],
  ['by number alone', (pagina: number) => `pagina=${pagina}`],
])('paging %s', (_, direccion) => {
  it.each(['', 'adeudo=true', 'domicilio=true', 'user=maria'])(
    'neither skips nor repeats while notes are added and voided (%s)',
    async (filtro) => {
      const antes: Nota[] = [];
      for (let despues: string | null = ''; despues !== null && antes.length < 400; ) {
        const pagina: Lista = await pedir(`${filtro}&notasPorPagina=100${despues === '' ? '' : `&despues=${despues}`}`);
        antes.push(...pagina.results);
        despues = pagina.siguiente;
      }
      const vistas: string[] = [];
      const anuladas = new Set<string>();
      let anterior: Lista | null = null;
      for (let pagina = 1; pagina <= 12; pagina++) {
        // Meanwhile: two notes on top, one voided among those seen (the last of its page every other time) and one among those to come.
        const vista = vistas.at(pagina % 2 === 0 ? -1 : -7);
        const porVer = antes[vistas.length + 30]?._id;
        const items = [vista, porVer].filter((id) => id !== undefined && !anuladas.has(id));
        const [respuesta]: [Respuesta, ...unknown[]] = await Promise.all([
          e.como.user.get(`/api/ventas/?${filtro}&${direccion(pagina, anterior)}`),
          e.guardada({ a_domicilio: true }),
          e.guardada(),
          items.length > 0 ? e.como.admin.post('/api/ventas/delete', { items }) : null,
        ]);
        for (const id of items) if (id !== undefined) anuladas.add(id);
        expect(respuesta.status).toBe(200);
        anterior = cuerpoDe<Lista>(respuesta);
        vistas.push(...ids(anterior.results));
        if (anterior.siguiente === null) break;
      }
      expect(vistas.length).toBeGreaterThan(40);
      expect(new Set(vistas).size).toBe(vistas.length);
      const deAntes = new Set(ids(antes));
      const hasta = Math.max(...vistas.map((id) => ids(antes).indexOf(id)));
      const debidas = ids(antes.slice(0, hasta + 1)).filter((id) => !anuladas.has(id));
      expect(vistas.filter((id) => deAntes.has(id) && !anuladas.has(id))).toEqual(debidas);
      await e.como.admin.post('/api/ventas/restaurar', { items: [...anuladas] });
    },
  );
});

it('a list begun again by its first page, or by another sign-in, is its own', async () => {
  const [una] = [await pedir('pagina=1'), await pedir('pagina=2')];
  await e.guardada();
  const otra = await e.servidor.entrar('usuario@aguaclara.mx');
  const suya = cuerpoDe<Lista>(await otra.get('/api/ventas/?pagina=2'));
  expect(suya.results[0]?._id).toBe(una.results.at(-1)?._id);
  const nueva = await pedir('pagina=1');
  expect(nueva.results[1]?._id).toBe(una.results[0]?._id);
  expect(ids((await pedir('pagina=2')).results)).toEqual(ids(suya.results));
});
