import type { Ciclos } from '@lavanda/shared/federation/remoto';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { waitFor } from '@testing-library/react';
import { crearCargador } from './cargador';
import { FallaDeEtapa, type Remoto } from './etapas';

let red: Red;
let listado: Partial<Remoto>;
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
  return crearCargador(async () => ({
    ciclos: async (remoto): Promise<Ciclos> => {
      pedidas.push(remoto.version ?? '');
      if (malas.has(remoto.version ?? '')) throw new FallaDeEtapa('integridad', 'falla', null);
      const ciclo = async (): Promise<unknown> => remoto.version;
      return { bootstrap: ciclo, mount: ciclo, unmount: ciclo };
    },
  }));
}

const pantalla = new FallaDeEtapa('pantalla', 'falla', null);

describe('A version that fails', () => {
  it('gives its place to the one the server names, and is reported', async () => {
    malas.add(v2);
    const cargador = preparar();
    expect(await cargador.cargar('pos')).toMatchObject({ ok: true });
    expect(cargador.remotoDe('pos')?.version).toBe(v1);
    expect(cargador.regresada('pos')).toBe(true);
    const informe = { remoto: 'mfe-pos', version: v2, suceso: 'fallida', etapa: 'integridad', composicion: `c0${numero}` };
    await waitFor(() => expect(informes).toEqual([informe]));
  });

  it('gives its place first to the one that worked in this browser, on another day too', async () => {
    listado = { version: v1 };
    const ayer = preparar();
    await ayer.cargar('pos');
    ayer.montada('pos', true);
    listado = { version: v3, respaldo: { version: v2, manifest: '/2' } };
    malas.add(v3);
    const hoy = preparar();
    await hoy.cargar('pos');
    expect(hoy.remotoDe('pos')?.version).toBe(v1);
  });

  it('after it was mounted too, and again when that one stops', async () => {
    const cargador = preparar();
    await cargador.cargar('pos');
    expect(cargador.seDetuvo('pos', pantalla)).toBe(true);
    await cargador.cargar('pos');
    expect(cargador.remotoDe('pos')?.version).toBe(v1);
    expect(cargador.seDetuvo('pos', pantalla)).toBe(false);
    await waitFor(() => expect(informes.map(({ version }) => version)).toEqual([v2, v1]));
    expect(informes.map(({ etapa }) => etapa)).toEqual(['pantalla', 'pantalla']);
  });

  it('is shown when none is left, and asking again tries it first', async () => {
    malas = new Set([v1, v2]);
    const cargador = preparar();
    expect(await cargador.cargar('pos')).toMatchObject({ ok: false, falla: { etapa: 'integridad' } });
    malas.clear();
    expect(await cargador.cargar('pos')).toMatchObject({ ok: true });
    expect(pedidas).toEqual([v2, v1, v2]);
  });
});

describe('Without the list', () => {
  it('the last one of this browser stands in for it', async () => {
    await preparar().cargar('pos');
    red.atender('GET /remotes.json', { status: 503, cuerpo: {} });
    expect(await preparar().cargar('pos')).toMatchObject({ ok: true });
  });
});

describe('A new version in a tab that stays open', () => {
  it('waits while the old one is on the screen, and takes its place when told', async () => {
    const cargador = preparar();
    await cargador.cargar('pos');
    cargador.mostrar('pos');
    const antes = cargador.yaCargada('pos');
    let cambios = 0;
    cargador.alCambiar(() => {
      cambios += 1;
    });
    listado = { version: v3 };
    await cargador.revisar();
    expect([cargador.hayNueva('pos'), cambios]).toEqual([true, 1]);
    expect(cargador.yaCargada('pos')).toBe(antes);
    cargador.ponerNueva('pos');
    expect(cargador.remotoDe('pos')?.version).toBe(v3);
    expect(cargador.yaCargada('pos')).not.toBe(antes);
  });

  it('doesn’t wait for a section that isn’t open', async () => {
    const cargador = preparar();
    await cargador.cargar('pos');
    listado = { version: v3 };
    await cargador.revisar();
    expect(cargador.remotoDe('pos')?.version).toBe(v3);
  });

  it('is forgotten when it is taken back meanwhile', async () => {
    const cargador = preparar();
    await cargador.cargar('pos');
    cargador.mostrar('pos');
    listado = { version: v3 };
    await cargador.revisar();
    listado = { version: v2 };
    await cargador.revisar();
    expect(cargador.hayNueva('pos')).toBe(false);
    expect(cargador.remotoDe('pos')?.version).toBe(v2);
  });

  it('that can’t be loaded, or a list that doesn’t come, changes nothing', async () => {
    const cargador = preparar();
    await cargador.cargar('pos');
    cargador.mostrar('pos');
    listado = { version: v3 };
    malas.add(v3);
    await cargador.revisar();
    red.atender('GET /remotes.json', { status: 500, cuerpo: {} });
    await cargador.revisar();
    expect([cargador.hayNueva('pos'), cargador.remotoDe('pos')?.version]).toEqual([false, v2]);
  });
});
