import type { Ciclos } from '@lavanda/shared/federation/remoto';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { RemoteLoader } from './RemoteLoader';

let red: Red;
let usuario: string | null;
let version: Record<string, string>;
beforeEach(() => {
  localStorage.clear();
  usuario = null;
  version = { 'mfe-pos': '1.0.0-aaaaaaaa', 'mfe-ventas': '1.0.0-aaaaaaaa' };
  red = simularRed();
  red.atender('GET /remotes.json', () => ({
    cuerpo: {
      id: 'x',
      usuario,
      remotes: [
        { name: 'mfe-pos', version: version['mfe-pos'], manifest: '/m', secciones: ['activos', 'pos'] },
        { name: 'mfe-ventas', version: version['mfe-ventas'], manifest: '/m', secciones: ['ventas'] },
      ],
    },
  }));
});

/** A loader whose remotes are told apart by the version they came in. */
function preparar() {
  const pedidos: string[] = [];
  const ciclos = async (): Promise<unknown> => undefined;
  const cargador = new RemoteLoader(async () => ({
    load: async (remoto, otraVez): Promise<Ciclos> => {
      pedidos.push(`${remoto.name} ${remoto.version}${otraVez ? ' de nuevo' : ''}`);
      return { bootstrap: ciclos, mount: ciclos, unmount: ciclos };
    },
  }));
  return { cargador, pedidos };
}

describe('Sections of whoever signs in', () => {
  it('loads anew only the section whose version is another for them', async () => {
    const { cargador, pedidos } = preparar();
    await cargador.preload('activos');
    await cargador.preload('ventas');
    usuario = 'ana';
    version['mfe-pos'] = '1.1.0-bbbbbbbb';
    cargador.setUser('ana');
    expect(cargador.lifecyclesOf('activos')).toBeUndefined();
    expect(await cargador.load('activos')).toMatchObject({ ok: true });
    expect(await cargador.load('ventas')).toMatchObject({ ok: true });
    expect(pedidos).toEqual(['mfe-pos 1.0.0-aaaaaaaa', 'mfe-ventas 1.0.0-aaaaaaaa', 'mfe-pos 1.1.0-bbbbbbbb']);
    expect(cargador.lifecyclesOf('activos')).toBeDefined();
  });

  it('asks for the list once more after sign-in, and not again', async () => {
    const { cargador } = preparar();
    await cargador.preload('activos');
    usuario = 'ana';
    cargador.setUser('ana');
    await cargador.load('activos');
    await cargador.load('ventas');
    expect(red.vistas('GET /remotes.json')).toHaveLength(2);
  });

  it('asks once when the list was already theirs, as after a reload', async () => {
    usuario = 'ana';
    const { cargador } = preparar();
    await cargador.preload('activos');
    cargador.setUser('ana');
    expect(cargador.lifecyclesOf('activos')).toBeDefined();
    await cargador.load('ventas');
    expect(red.vistas('GET /remotes.json')).toHaveLength(1);
  });

  it('goes on with the sections of before when the list can’t be had after sign-in', async () => {
    const { cargador } = preparar();
    await cargador.preload('activos');
    cargador.setUser('ana');
    red.atender('GET /remotes.json', { status: 503, cuerpo: {} });
    expect(await cargador.load('activos')).toMatchObject({ ok: true });
    expect(cargador.lifecyclesOf('activos')).toBeDefined();
  });
});
