import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Escenario, prepararEscenario } from '../test/escenario.ts';
import { type Cliente, iniciarServidor, type ServidorDePrueba } from '../test/servidor.ts';

/** What the reports and the lists say: all of it comes from notes, payments, customers and the rollup. */
async function cifras(como: Cliente): Promise<unknown[]> {
  const rutas = ['/api/ventas/?resultSummary=1', '/api/ventas/', '/api/clientes/', '/api/servicios/all', '/api/tenant/identidad'];
  return Promise.all(
    rutas.map(async (ruta) => {
      const { status, cuerpo } = await como.get(ruta);
      expect([ruta, status]).toEqual([ruta, 200]);
      return cuerpo as unknown;
    }),
  );
}

/** A program of PostgreSQL's, of the newest version there is: pg_dump refuses a server newer than itself. */
function programa(nombre: string): string {
  const debian = '/usr/lib/postgresql';
  const versiones = existsSync(debian) ? readdirSync(debian).map(Number).filter(Number.isFinite) : [];
  return versiones.length > 0 ? join(debian, String(Math.max(...versiones)), 'bin', nombre) : nombre;
}

const correr = promisify(execFile);
let e: Escenario;
let carpeta: string;
beforeAll(async () => {
  carpeta = await mkdtemp(join(process.env.LAVANDA_TEST_CARPETA ?? '', 'respaldo-'));
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

/** As docs/operating.md says: dumped while it runs, restored into an empty database. */
async function porVolcado({ DATABASE_URL }: ServidorDePrueba['donde']): Promise<ServidorDePrueba['donde']> {
  const volcado = join(carpeta, 'lavanda.dump');
  const nueva = Object.assign(new URL(DATABASE_URL), { pathname: `/restaurada_${randomBytes(4).toString('hex')}` });
  await correr(programa('pg_dump'), ['--format=custom', `--file=${volcado}`, DATABASE_URL]);
  const cliente = new pg.Client(DATABASE_URL);
  await cliente.connect();
  await cliente.query(`create database ${nueva.pathname.slice(1)} template template0 encoding 'UTF8'`);
  await cliente.end();
  await correr(programa('pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${nueva.href}`, volcado]);
  return { DATA_DIR: '', DATABASE_URL: nueva.href };
}

/** The folder of a server that was ended is a backup by itself; one that runs has its order (administrar/admin.test.ts). */
async function porCopia({ DATA_DIR }: ServidorDePrueba['donde']): Promise<ServidorDePrueba['donde']> {
  await e.servidor.cerrar();
  const copia = join(carpeta, 'copia');
  await cp(DATA_DIR, copia, { recursive: true });
  return { DATA_DIR: copia, DATABASE_URL: '' };
}

test('a backup, restored elsewhere, is the same laundry: its figures, who is signed in, what isn’t theirs', async () => {
  const { _id } = await e.guardada({ pagos: [{ monto: 10, metodo: 'Efvo' }] });
  const antes = await cifras(e.como.superuser);
  const donde = e.servidor.donde.DATABASE_URL === '' ? await porCopia(e.servidor.donde) : await porVolcado(e.servidor.donde);
  const restaurado = await iniciarServidor({ donde });
  const superuser = await restaurado.entrar('super@aguaclara.mx');
  expect(await cifras(superuser)).toEqual(antes);
  const [ajeno, conSuCookie] = [await restaurado.entrar('super@bugambilia.mx'), { cookie: e.como.user.cookie }];
  // Row-level security and the role `app` came along.
  expect((await ajeno.get(`/api/ventas/${_id}`)).status).toBe(404);
  expect((await restaurado.anonimo.get(`/api/ventas/${_id}`, conSuCookie)).cuerpo.data.pagos).toHaveLength(1);
  expect(await restaurado.cerrar()).toBe(0);
});
