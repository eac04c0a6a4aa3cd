import type { Cliente as Registrado } from '@lavanda/shared/contract/clientes';
import { comoDueno } from '../test/comoDueno.ts';
import { cuerpoDe } from '../test/escenario.ts';
import { type Cliente, iniciarServidor, nuevaBase, type ServidorDePrueba } from '../test/servidor.ts';

interface Pagina {
  clientes: Registrado[];
  siguiente: string | null;
}

/** More customers than a search looks at before it decides how to go on; what is rare is at the end of the list. */
const GUION = `
  const { rows: [{ tenant }] } = await q("select id as tenant from tenants where nombre like '%Agua Clara%'");
  await q("insert into clientes (tenant_id, id, nombre, apellido, telefono) select '" + tenant + "', md5('c' || i)::uuid," +
    " case when i <= 2300 then 'Abad' || chr(97 + i % 20) || chr(97 + i / 20 % 20) else 'Zuwx' || i end," +
    " case when i % 3 = 0 then 'Peo' when i % 230 = 7 then 'Q%u_i' else 'Lis' end || i, '+5255' || lpad((i * 7919)::text, 8, '0') from generate_series(1, 2600) i");
  await q("insert into clientes (tenant_id, id, nombre, apellido, telefono) values ('" + tenant + "', gen_random_uuid(), 'Zzarco', '🧺 d''O', '+525512341234')");
  return null;`;

const CORTOS = [
  'a',
  'ab',
  'ba',
  'pe',
  'zz',
  'z',
  'wx',
  '%',
  '_',
  '%u',
  'u_',
  "'",
  "d'",
  '🧺',
  '🧺 d',
  '12',
  '7',
  '55',
  '5 5',
  '55 12',
  '-',
  '\\',
  'ó',
  'a b',
  '%%',
  'qq',
];

let servidor: ServidorDePrueba;
let cliente: Cliente;
beforeAll(async () => {
  const donde = await nuevaBase();
  await comoDueno(donde, GUION);
  servidor = await iniciarServidor({ donde });
  cliente = await servidor.entrar('super@aguaclara.mx');
}, 120_000);
afterAll(() => servidor.cerrar());

async function recorrer(nombre: string, tope = Number.POSITIVE_INFINITY): Promise<Registrado[]> {
  const todos: Registrado[] = [];
  for (let despues: string | null | undefined; despues !== null && todos.length < tope; ) {
    const consulta = new URLSearchParams({ nombre, ...(despues === undefined ? {} : { despues }) });
    const { clientes, siguiente }: Pagina = cuerpoDe<Pagina>(await cliente.get(`/api/clientes/?${consulta}`));
    todos.push(...clientes);
    despues = siguiente;
  }
  return todos;
}

const ids = (clientes: readonly Registrado[]) => clientes.map(({ _id }) => _id);
const plano = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

it('a text too short for the index finds who has it, whether many do or few, first those who begin with it', async () => {
  const todos = await recorrer('');
  expect(todos.length).toBeGreaterThan(2600);
  for (const texto of CORTOS) {
    const buscado = plano(texto);
    const digitos = /^[\d ]+$/.test(texto) ? texto.replaceAll(' ', '') : null;
    const nombre = ({ nombre: suyo, apellido }: Registrado) => plano(`${suyo} ${apellido}`);
    const hallados = todos.filter((uno) => nombre(uno).includes(buscado) || (digitos !== null && uno.telefono.includes(digitos)));
    const empiezan = hallados.filter((uno) => nombre(uno).startsWith(buscado));
    const esperados = ids([...empiezan, ...hallados.filter((uno) => !empiezan.includes(uno))]);
    expect([texto, ids(await recorrer(texto, 100))]).toEqual([texto, esperados.slice(0, 100)]);
    const numero = Math.max(1, Math.ceil(esperados.length / 20));
    const ultima = cuerpoDe<Pagina>(
      await cliente.get(`/api/clientes/?${new URLSearchParams({ nombre: texto, pagina: String(numero) })}`),
    );
    expect([texto, numero, ids(ultima.clientes)]).toEqual([texto, numero, esperados.slice((numero - 1) * 20)]);
  }
});
