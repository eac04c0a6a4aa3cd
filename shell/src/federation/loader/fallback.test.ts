import type { Ciclos } from '@lavanda/shared/federation/remoto';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { waitFor } from '@testing-library/react';
import type { Remote } from '../registry/remote';
import { StageError } from '../stages';
import { RemoteLoader } from './RemoteLoader';

let red: Red;
let listado: Partial<Remote>;
let informes: Record<string, unknown>[];
/** Versions whose loading fails, and how often each was asked for. */
let malas: Set<string>;
let pedidas: string[];

/** Reports are said once a page: each test has versions of its own. */
let numero = 0;
let [v1, v2, v3] = ['', '', ''];

beforeEach(() => {
  localStorage.clear();
  numero += 1;
  [v1 = '', v2 = '', v3 = ''] = [1, 2, 3].map((menor) => `${numero}.${menor}.0-aaaaaaaa`);
  listado = { version: v2, respaldo: { version: v1, manifest: '/1' } };
  informes = [];
  malas = new Set();
  pedidas = [];
  red = simularRed();
  red.atender('GET /remotes.json', () => ({
    cuerpo: { id: `c0${numero}`, usuario: 'u', remotes: [{ name: 'mfe-pos', manifest: '/m', secciones: ['pos'], ...listado }] },
  }));
  red.atender('POST /api/entregas/informe', (peticion) => {
    informes.push(peticion.cuerpo);
    return { cuerpo: {} };
  });
});

function preparar() {
  return new RemoteLoader(async () => ({
    load: async (remoto): Promise<Ciclos> => {
      pedidas.push(remoto.version ?? '');
      if (malas.has(remoto.version ?? '')) throw new StageError('integridad', null);
      const ciclo = async (): Promise<unknown> => remoto.version;
      return { bootstrap: ciclo, mount: ciclo, unmount: ciclo };
    },
  }));
}

const pantalla = new StageError('pantalla', null);

describe('A version that fails', () => {
  it('gives its place to the one the server names, and is reported', async () => {
    malas.add(v2);
    const cargador = preparar();
    expect(await cargador.load('pos')).toMatchObject({ ok: true });
    expect(cargador.remoteOf('pos')?.version).toBe(v1);
    expect(cargador.isFallback('pos')).toBe(true);
    const informe = { remoto: 'mfe-pos', version: v2, suceso: 'fallida', etapa: 'integridad', composicion: `c0${numero}` };
    await waitFor(() => expect(informes).toEqual([informe]));
  });

  it('gives its place first to the one that worked in this browser, on another day too', async () => {
    listado = { version: v1 };
    const ayer = preparar();
    await ayer.load('pos');
    ayer.noteSettled('pos');
    listado = { version: v3, respaldo: { version: v2, manifest: '/2' } };
    malas.add(v3);
    const hoy = preparar();
    await hoy.load('pos');
    expect(hoy.remoteOf('pos')?.version).toBe(v1);
  });

  it('after it was mounted too, and again when that one stops', async () => {
    const cargador = preparar();
    await cargador.load('pos');
    expect(cargador.recover('pos', pantalla)).toBe(true);
    await cargador.load('pos');
    expect(cargador.remoteOf('pos')?.version).toBe(v1);
    expect(cargador.recover('pos', pantalla)).toBe(false);
    await waitFor(() => expect(informes.map(({ version }) => version)).toEqual([v2, v1]));
    expect(informes.map(({ etapa }) => etapa)).toEqual(['pantalla', 'pantalla']);
  });

  it('is shown when none is left, and asking again tries it first', async () => {
    malas = new Set([v1, v2]);
    const cargador = preparar();
    expect(await cargador.load('pos')).toMatchObject({ ok: false, error: { stage: 'integridad' } });
    malas.clear();
    expect(await cargador.load('pos')).toMatchObject({ ok: true });
    expect(pedidas).toEqual([v2, v1, v2]);
  });
});

describe('Without the list', () => {
  it('the last one of this browser stands in for it', async () => {
    await preparar().load('pos');
    red.atender('GET /remotes.json', { status: 503, cuerpo: {} });
    expect(await preparar().load('pos')).toMatchObject({ ok: true });
  });
});

describe('A new version in a tab that stays open', () => {
  it('waits while the old one is on the screen, and takes its place when told', async () => {
    const cargador = preparar();
    await cargador.load('pos');
    cargador.setOnScreen('pos');
    const antes = cargador.lifecyclesOf('pos');
    let cambios = 0;
    cargador.subscribe(() => {
      cambios += 1;
    });
    listado = { version: v3 };
    await cargador.lookForUpdates();
    expect([cargador.hasUpdate('pos'), cambios]).toEqual([true, 1]);
    expect(cargador.lifecyclesOf('pos')).toBe(antes);
    cargador.applyUpdate('pos');
    expect(cargador.remoteOf('pos')?.version).toBe(v3);
    expect(cargador.lifecyclesOf('pos')).not.toBe(antes);
  });

  it('doesn’t wait for a section that isn’t open', async () => {
    const cargador = preparar();
    await cargador.load('pos');
    listado = { version: v3 };
    await cargador.lookForUpdates();
    expect(cargador.remoteOf('pos')?.version).toBe(v3);
  });

  it('is forgotten when it is taken back meanwhile', async () => {
    const cargador = preparar();
    await cargador.load('pos');
    cargador.setOnScreen('pos');
    listado = { version: v3 };
    await cargador.lookForUpdates();
    listado = { version: v2 };
    await cargador.lookForUpdates();
    expect(cargador.hasUpdate('pos')).toBe(false);
    expect(cargador.remoteOf('pos')?.version).toBe(v2);
  });

  it('that can’t be loaded, or a list that doesn’t come, changes nothing', async () => {
    const cargador = preparar();
    await cargador.load('pos');
    cargador.setOnScreen('pos');
    listado = { version: v3 };
    malas.add(v3);
    await cargador.lookForUpdates();
    red.atender('GET /remotes.json', { status: 500, cuerpo: {} });
    await cargador.lookForUpdates();
    expect([cargador.hasUpdate('pos'), cargador.remoteOf('pos')?.version]).toEqual([false, v2]);
  });
});
