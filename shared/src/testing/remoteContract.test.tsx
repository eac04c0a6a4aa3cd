import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@lavanda/shared';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { defineRemote } from '../federation/defineRemote.tsx';
import type { Lifecycles } from '../federation/remote.ts';
import { violations } from './remoteContract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lavanda-contrato-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mfe-rutas' }));
  describeTicket({ contrato: 1, secciones: [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'ventas' }] });
});
afterEach(() => rmSync(folder, { recursive: true }));

const describeTicket = (data: object) => writeFileSync(join(folder, 'remoto.json'), JSON.stringify(data));
const check = (load: () => unknown) => violations({ folder, load: async () => load() });

const Paths = () => <h1>Rutas</h1>;

test('a section that keeps the contract has no violations', async () => {
  expect(await check(() => injecting('rutasDelDia'))).toEqual([]);
});

function LeftoverListener() {
  useEffect(() => window.addEventListener('resize', () => undefined), []);
  return <h1>Rutas</h1>;
}

function LeftoverTag() {
  useEffect(() => void document.body.append(document.createElement('aside')), []);
  return <h1>Rutas</h1>;
}

function LooseStyle() {
  useEffect(() => void document.head.append(document.createElement('style')), []);
  return <h1>Rutas</h1>;
}

function Leaves() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/app/ventas'), [navigate]);
  return <h1>Rutas</h1>;
}

function Broken(): never {
  throw new Error('sin rutas');
}

let listener: (() => void) | undefined;
function withoutUpdate(): Omit<Lifecycles, 'update'> {
  const { update: _, ...rest } = defineRemote(Paths);
  return rest;
}

/** Adds its listener on mount instead of in an effect, so only unmounting removes it. */
const stillListening = (): Lifecycles => {
  const lifecycles = defineRemote(Paths);
  return {
    ...lifecycles,
    mount: (props) => {
      listener = () => undefined;
      window.addEventListener('resize', listener);
      return lifecycles.mount(props);
    },
    unmount: (props) => {
      if (listener) window.removeEventListener('resize', listener);
      return lifecycles.unmount(props);
    },
  };
};

const injecting = (name: string): Lifecycles => {
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({ [name]: build.query<string, void>({ query: () => ({ method: 'GET', address: '/x' }) }) }),
  });
  return defineRemote(Paths);
};

const onUnmount = (unmount: Lifecycles['unmount']): Lifecycles => ({ ...defineRemote(Paths), unmount });

test.each<[string, () => unknown, RegExp]>([
  ['has no life cycle', () => ({}), /No expone bootstrap, mount y unmount/],
  ['can’t be kept', withoutUpdate, /No expone update/],
  ['listens while it is kept', stillListening, /guardada, sigue oyendo: resize de window/],
  ['names itself', () => ({ ...defineRemote(Paths), name: 'rutas' }), /Expone un "name"/],
  ['crashes while drawing', () => defineRemote(Broken), /se detiene al dibujarse: sin rutas/],
  ['draws nothing', () => defineRemote(() => null), /no dibuja nada/],
  ['fails to go away', () => onUnmount(async () => Promise.reject(new Error('no me voy'))), /no me voy/],
  ['stays where it was', () => onUnmount(async () => undefined), /al quitarla deja lo que dibujó/],
  ['leaves a listener', () => defineRemote(LeftoverListener), /deja oyentes: resize de window/],
  ['leaves elements', () => defineRemote(LeftoverTag), /deja en la página <aside>/],
  ['adds styles without the nonce', () => defineRemote(LooseStyle), /estilos sin el nonce/],
  ['goes to somebody else’s path', () => defineRemote(Leaves), /se va sola a \/app\/ventas/],
  ['takes an endpoint of the shell', () => injecting('sucursales'), /Inyecta el endpoint "sucursales", que ya es del shell/],
  [
    'takes a name that may be another section’s',
    () => injecting('ventasPage'),
    /Inyecta el endpoint "ventasPage": el nombre de los suyos empieza con "rutas"/,
  ],
])('tells of a section that %s', async (_what, load, complaint) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await check(load)).toEqual(expect.arrayContaining([expect.stringMatching(complaint)]));
  jest.restoreAllMocks();
});

test('reports a missing description, another contract version and imports from outside', async () => {
  writeFileSync(join(folder, 'src', 'Rutas.ts'), "import { x } from '../../mfe-pos/src/x';\nimport y from '@lavanda/shared';");
  describeTicket({ contrato: 99, secciones: [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'ventas' }] });
  expect(await check(() => defineRemote(Paths))).toEqual([
    'Rutas.ts importa "../../mfe-pos/src/x", que no es suyo.',
    'Está hecho para el contrato 99; este es el 1.',
  ]);
  describeTicket({});
  expect(await check(() => defineRemote(Paths))).toEqual(['Su remoto.json falta o no tiene la forma esperada.']);
});
