import { cubetaDe } from '@lavanda/shared/domain/entrega';
import { comoDueno } from '../test/comoDueno.ts';
import { compilacion } from '../test/compilacion.ts';
import { pedirLlave } from '../test/ordenes.ts';
import { type Cliente, iniciarServidor, nuevaBase, type ServidorDePrueba } from '../test/servidor.ts';

const CUANTOS = 20;
/** More users of Agua Clara, with ids that never change: it is the id that says who a share reaches. */
const PERSONAL = Array.from({ length: CUANTOS }, (_, n) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  usuario: `personal-${n}@aguaclara.mx`,
}));
const ALTA_DEL_PERSONAL = `
  const { rowCount } = await q(\`
    insert into usuarios (tenant_id, id, usuario, nombre, rol, sucursal_id, password_hash, confirmado)
    select tenant_id, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'personal-' || n || '@aguaclara.mx', 'Personal',
      rol, sucursal_id, password_hash, true
    from usuarios, generate_series(0, ${CUANTOS - 1}) n
    where usuario = 'usuario@aguaclara.mx'\`);
  return rowCount;`;

let servidor: ServidorDePrueba;
let llave: string;
beforeAll(async () => {
  const donde = await nuevaBase();
  await comoDueno(donde, ALTA_DEL_PERSONAL);
  servidor = await iniciarServidor({ donde });
  llave = await pedirLlave(donde, 'mfe-extra');
});
afterAll(() => servidor.cerrar());

async function llamar(accion: string, cuerpo: object = {}): Promise<{ version: string }> {
  const respuesta = await servidor.anonimo.post(`/api/entregas/mfe-extra/${accion}`, cuerpo, {
    authorization: `Bearer ${llave}`,
  });
  expect(respuesta.status).toBe(200);
  return respuesta.cuerpo;
}

async function versionDe(cliente: Cliente): Promise<string> {
  const { remotes } = (await cliente.get('/remotes.json')).cuerpo;
  return remotes.find(({ name }: { name: string }) => name === 'mfe-extra').version;
}

test('a tenth of the users and one laundry get the new version: always the same ones, until all do, and nobody once it is taken back', async () => {
  const { version: primera } = await llamar('publicar', { version: '1.0.0', archivos: compilacion() });
  const { version: segunda } = await llamar('publicar', { version: '1.1.0', archivos: compilacion({ codigo: 'let a = 2;' }) });
  const suerte = PERSONAL.map(({ id }) => cubetaDe('mfe-extra', id) < 1_000);
  const clientes = await Promise.all(PERSONAL.map(({ usuario }) => servidor.entrar(usuario)));
  const deOtra = await servidor.entrar('super@bugambilia.mx');
  const versiones = () => Promise.all(clientes.map(versionDe));
  const todas = (version: string) => clientes.map(() => version);

  await llamar('promover', { version: primera, todos: true });
  await llamar('promover', { version: segunda, tenant: 'Bugambilia' });
  expect(await versiones()).toEqual(todas(primera));
  await llamar('promover', { version: segunda, porcentaje: 10 });
  const conSuerte = suerte.map((tocado) => (tocado ? segunda : primera));
  expect(new Set(conSuerte).size).toBe(2);
  expect(await versiones()).toEqual(conSuerte);
  expect(await versiones()).toEqual(conSuerte);
  expect(await versionDe(deOtra)).toBe(segunda);

  await llamar('promover', { version: segunda, todos: true });
  expect(await versiones()).toEqual(todas(segunda));
  await llamar('regresar');
  expect(await versiones()).toEqual(todas(primera));
  expect(await versionDe(deOtra)).toBe(primera);
});
