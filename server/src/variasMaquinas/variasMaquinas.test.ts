import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { type Cliente, crearCliente } from '../test/cliente.ts';
import { compilacion } from '../test/compilacion.ts';
import { type Escenario, prepararEscenario } from '../test/escenario.ts';
import { pedirLlave } from '../test/ordenes.ts';
import { Reparto } from '../test/reparto.ts';
import { iniciarServidor, type ServidorDePrueba } from '../test/servidor.ts';

describe('two servers on one PostgreSQL', () => {
  let e: Escenario;
  let otro: ServidorDePrueba;
  let reparto: Reparto;
  let entrada: string;
  let duena: pg.Client;
  beforeAll(async () => {
    e = await prepararEscenario();
    otro = await iniciarServidor({ donde: e.servidor.donde });
    reparto = new Reparto([e.servidor.url, otro.url]);
    entrada = await reparto.abrir();
    duena = new pg.Client(e.servidor.donde.DATABASE_URL);
    await duena.connect();
  });
  afterAll(async () => {
    reparto.cerrar();
    await duena.end();
    await e.servidor.cerrar();
    await otro.cerrar();
  });

  /** The same session at the other server. */
  const enElOtro = ({ cookie }: Cliente): Cliente => crearCliente(otro.url, cookie);
  const fila = async <T extends pg.QueryResultRow>(texto: string, valores: unknown[] = []) =>
    (await duena.query<T>(texto, valores)).rows[0];

  test('a session opened at one is good at the other, and ended at one is over at both', async () => {
    const aqui = await e.servidor.entrar('usuario2@aguaclara.mx');
    const alla = enElOtro(aqui);
    // The lists answer from what each server remembers of the session; a second time each knows it.
    for (let vez = 0; vez < 2; vez++) {
      for (const cliente of [aqui, alla]) expect((await cliente.get('/api/ventas/?pagina=1')).status).toBe(200);
    }
    expect((await alla.post('/api/auth/logout')).status).toBe(200);
    for (const cliente of [aqui, alla]) {
      expect((await cliente.get('/api/ventas/?pagina=1')).status).toBe(401);
      expect((await cliente.get('/api/auth/authData')).status).toBe(401);
    }
  });

  test('a role taken away at one is gone from the other with the next request', async () => {
    const aqui = await e.servidor.entrar('contador@aguaclara.mx');
    const alla = enElOtro(aqui);
    const reporte = '/api/ventas/?resultSummary=1';
    for (let vez = 0; vez < 2; vez++) expect((await alla.get(reporte)).status).toBe(200);
    const { response } = (await e.como.superuser.get('/api/tenant/allUsersByTenant')).cuerpo;
    const cuenta = response.find(({ usuario }: { usuario: string }) => usuario === 'contador@aguaclara.mx');
    const cambiar = (rol: string) => e.como.superuser.post('/api/usuarios/guardar', { ...cuenta, rol });
    expect((await cambiar('user')).status).toBe(200);
    // Changing a role ends the sessions; with or without them, nobody reads what they no longer may.
    expect([401, 403]).toContain((await alla.get(reporte)).status);
    await cambiar('accountant');
  });

  test('wrong passwords are counted together', async () => {
    const probar = async (turno: number) =>
      (
        await [e.servidor, otro][turno % 2]?.anonimo.post('/api/auth/submit', {
          usuario: 'usuario@bugambilia.mx',
          password: `no${turno}`,
        })
      )?.status;
    const vistos: (number | undefined)[] = [];
    for (let turno = 0; turno < 7; turno++) vistos.push(await probar(turno));
    expect(vistos).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });

  test('a release promoted at one is what the other answers at once, with its files', async () => {
    const cabeceras = { authorization: `Bearer ${await pedirLlave(e.servidor.donde, 'mfe-extra')}` };
    const llamar = (accion: string, cuerpo: object) =>
      e.servidor.anonimo.post(`/api/entregas/mfe-extra/${accion}`, cuerpo, cabeceras);
    const { version } = (await llamar('publicar', { version: '1.0.0', archivos: compilacion() })).cuerpo;
    expect((await otro.anonimo.get('/remotes.json')).cuerpo.remotes).not.toContainEqual(
      expect.objectContaining({ name: 'mfe-extra' }),
    );
    expect((await llamar('promover', { version, todos: true })).status).toBe(200);
    const [aqui, alla] = await Promise.all([e.servidor, otro].map(({ anonimo }) => anonimo.get('/remotes.json')));
    expect(alla?.cuerpo).toEqual(aqui?.cuerpo);
    expect(alla?.cuerpo.remotes).toContainEqual(expect.objectContaining({ name: 'mfe-extra', version }));
    const codigo = await otro.anonimo.get(`/mf/mfe-extra/${version}/static/js/remoteEntry.js`);
    expect([codigo.status, codigo.cuerpo]).toEqual([200, 'let a = 1;']);
  });

  test('saves at both at once, one killed among them: nothing acknowledged is lost, nothing is there twice', async () => {
    const cajas = [e.como.user, e.como.user2].map(({ cookie }) => crearCliente(entrada, cookie));
    const pendientes = Array.from({ length: 60 }, () => ({
      ...e.nota({ pagos: [{ _id: randomUUID(), monto: 10, metodo: 'Efvo' }] }),
      operacion: randomUUID(),
    }));
    const total = pendientes.length;
    const acusadas: string[] = [];
    let reintentos = 0;
    const trabajar = async (caja: Cliente) => {
      for (let nota = pendientes.pop(); nota; nota = pendientes.pop()) {
        for (;;) {
          const status = await caja.post('/api/ventas/guardar', nota).then(
            (respuesta) => respuesta.status,
            () => 0,
          );
          if (status === 200) break;
          reintentos++;
          await esperar(10);
        }
        acusadas.push(nota.id);
        if (acusadas.length === total / 3) await otro.matar();
      }
    };
    await Promise.all([...cajas, ...cajas].map(trabajar));
    expect(reintentos).toBeGreaterThan(0);
    expect(acusadas).toHaveLength(total);
    expect(
      await fila(
        `select count(*)::int as notas, (select count(*)::int from pagos where nota_id = any($1)) as pagos,
             (select count(*)::int from nota_historia where nota_id = any($1)) as pasos from notas where id = any($1)`,
        [acusadas],
      ),
    ).toEqual({ notas: total, pagos: total, pasos: total });
    expect(
      await fila(`select count(*)::int as malas from (
          select from notas group by tenant_id, sucursal_id having count(distinct folio) <> count(*) or max(folio) <> count(*) or min(folio) <> 1) x`),
    ).toEqual({ malas: 0 });
    expect(
      await fila(`select sum(r.ventas)::int as ventas, sum(r.pagos)::int as pagos, sum(r.clientes)::int as clientes
          from tenants t, revisar_resumen(t.id) r`),
    ).toEqual({ ventas: 0, pagos: 0, clientes: 0 });
  });
});
