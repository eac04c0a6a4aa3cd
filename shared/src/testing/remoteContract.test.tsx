import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@lavanda/shared';
import GlobalStyles from '@mui/material/GlobalStyles';
import { lazy, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { defineExtension, defineRemote } from '../federation/defineRemote.tsx';
import type { Lifecycles } from '../federation/remote.ts';
import { SLOT_SAMPLES } from '../federation/slots.tsx';
import PrintStyles from '../ui/print/PrintStyles.tsx';
import { violations } from './remoteContract.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lavanda-contrato-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'mfe-rutas' }));
  describeRemote({ contrato: 1, secciones: [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'ventas' }] });
});
afterEach(() => rmSync(folder, { recursive: true }));

const describeRemote = (data: object) => writeFileSync(join(folder, 'remoto.json'), JSON.stringify(data));
const check = (load: () => unknown) => violations({ folder, load: async () => load() });

const Paths = () => <h1>Rutas</h1>;

test('a section that keeps the contract has no violations', async () => {
  expect(await check(() => injecting('rutasDelDia'))).toEqual([]);
});

function Tidy() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    localStorage.setItem('lavanda:rutas:vista', 'lista');
    sessionStorage.setItem('mapa-de-hoy', '1');
    const timers = [setTimeout(() => setReady(true), 300), setInterval(() => undefined, 1_000)];
    return () => timers.forEach(clearTimeout);
  }, []);
  return ready ? <PrintStyles rules={{ '@page': { margin: '3mm' }, body: { color: '#000' } }} /> : <h1>Rutas</h1>;
}

test('a section may style what is printed, write keys of its own and wait for a moment', async () => {
  expect(await violations({ folder, load: async () => defineRemote(Tidy), storedKeys: ['mapa-'] })).toEqual([]);
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

function GlobalStyled() {
  return (
    <h1>
      <GlobalStyles styles={{ body: { fontFamily: 'serif' }, '*': { color: 'pink' } }} />
    </h1>
  );
}

function Late() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 2_500);
    return () => clearTimeout(timer);
  }, []);
  if (late) throw new Error('tarde');
  return <h1>Rutas</h1>;
}

function LateCallback() {
  useEffect(() => {
    const timer = setTimeout(() => JSON.parse('{'), 4_000);
    return () => clearTimeout(timer);
  }, []);
  return <h1>Rutas</h1>;
}

function Interval() {
  useEffect(() => void setInterval(() => undefined, 1_000), []);
  return <h1>Rutas</h1>;
}

/** Number of tests that have ended. A test's section repeats its work until this number changes. */
let tests = 0;
afterEach(() => {
  tests += 1;
});

function Chain() {
  useEffect(() => {
    const started = tests;
    const again = () => void (tests === started && setTimeout(again, 500));
    again();
  }, []);
  return <h1>Rutas</h1>;
}

function Loop() {
  const [turns, setTurns] = useState(0);
  useEffect(() => setTurns(turns + 1), [turns]);
  return <h1>{turns}</h1>;
}

/** A remote that starts its interval in `mount` and stops it in `unmount`, so hiding the section doesn't stop it. */
const stillTicking = (): Lifecycles => {
  const lifecycles = defineRemote(Paths);
  let ticking: ReturnType<typeof setInterval> | undefined;
  return {
    ...lifecycles,
    mount: (props) => {
      ticking = setInterval(() => undefined, 1_000);
      return lifecycles.mount(props);
    },
    unmount: (props) => {
      clearInterval(ticking);
      return lifecycles.unmount(props);
    },
  };
};

/** A section that does something in an effect. */
const doing = (effect: () => void) =>
  defineRemote(() => {
    useEffect(effect, []);
    return <h1>Rutas</h1>;
  });

/** A `mount` that draws like the real one, but whose promise never resolves. */
const endlessMount: Lifecycles['mount'] = (props) => {
  void defineRemote(Paths).mount(props);
  return new Promise(() => undefined);
};

function patchArrays() {
  const { map } = Array.prototype;
  Array.prototype.map = function patched(this: unknown[], ...args: Parameters<typeof map>) {
    return Reflect.apply(map, this, args);
  } as typeof map;
  return defineRemote(Paths);
}

function patchFetch() {
  globalThis.fetch = async () => Response.error();
}

function patchHistory() {
  history.pushState = () => undefined;
}

function addToTexts() {
  Object.assign(String.prototype, { reversed: () => '' });
}

function emptyStorage() {
  localStorage.clear();
}

let listener: (() => void) | undefined;
function withoutUpdate(): Omit<Lifecycles, 'update'> {
  const { update: _, ...rest } = defineRemote(Paths);
  return rest;
}

/** A remote that adds its listener in `mount` instead of in an effect, so hiding the section doesn't remove it. */
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
  ['styles the whole page', () => defineRemote(GlobalStyled), /da estilo a toda la página \(body, \*\)/],
  ['throws a while after it was mounted', () => defineRemote(Late), /se detiene al dibujarse: tarde/],
  ['throws in a callback a while later', () => defineRemote(LateCallback), /falla 4(\.\d+)? s después: .*JSON/],
  ['leaves an interval', () => defineRemote(Interval), /al quitarla deja setInterval/],
  ['goes on by timeouts', () => defineRemote(Chain), /al quitarla deja setTimeout que se vuelve a poner/],
  ['ticks while it is kept', stillTicking, /guardada, sigue con setInterval/],
  ['renders itself without an end', () => defineRemote(Loop), /se dibuja una y otra vez/],
  ['never ends its mount', () => ({ ...defineRemote(Paths), mount: endlessMount }), /su mount\(\) no termina/],
  ['replaces fetch', () => doing(patchFetch), /Cambia fetch, que es de toda/],
  ['replaces a method of arrays while it loads', patchArrays, /Cambia Array\.prototype\.map, que es de toda/],
  ['adds a method to texts', () => doing(addToTexts), /Cambia String\.prototype\.reversed, que es de toda/],
  ['replaces the history’s', () => doing(patchHistory), /Cambia history\.pushState/],
  ['empties the browser’s storage', () => doing(emptyStorage), /Vacía el almacén del navegador/],
  [
    'writes a key that isn’t its own',
    () => doing(() => localStorage.setItem('lavanda:remotos', '[]')),
    /Escribe la clave "lavanda:remotos" del navegador: las suyas empiezan con "lavanda:rutas"/,
  ],
])('tells of a section that %s', async (_what, load, complaint) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await check(load)).toEqual(expect.arrayContaining([expect.stringMatching(complaint)]));
  jest.restoreAllMocks();
});

test('reports extensions that are declared and not exposed, or exposed and not declared', async () => {
  const extension = { lugar: 'nota.parada', permiso: 'ventas' };
  const section = { segmento: 'rutas', titulo: 'Rutas', permiso: 'ventas' };
  describeRemote({ contrato: 1, secciones: [section], extensiones: [{ ...extension, nombre: 'stop' }] });
  const remote = (name: string) => ({ ...defineRemote(Paths), extensions: { [name]: defineExtension('nota.parada', Paths) } });
  expect(await check(() => remote('stop'))).toEqual([]);
  expect(await check(() => remote('halt'))).toEqual([
    'No expone la extensión "stop" de su remoto.json.',
    'Expone la extensión "halt", que su remoto.json no declara: nadie la mostraría.',
  ]);
});

test.each<[string, () => unknown, RegExp]>([
  [
    'crashes while drawing',
    () => defineExtension('nota.parada', Broken),
    /"stop", en nota\.parada con .*notaId.*dibujarse: sin rutas/,
  ],
  ['throws a while after it was mounted', () => defineExtension('nota.parada', Late), /se detiene al dibujarse: tarde/],
  [
    'can’t load its code',
    () =>
      defineExtension(
        'nota.parada',
        lazy(async () => Promise.reject(new Error('sin red'))),
      ),
    /sin red/,
  ],
  ['has no life cycle', () => ({}), /La extensión "stop" no tiene bootstrap, mount y unmount/],
])('tells of an extension that %s', async (_what, extension, complaint) => {
  describeRemote({
    contrato: 1,
    secciones: [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'ventas' }],
    extensiones: [{ lugar: 'nota.parada', nombre: 'stop', permiso: 'ventas' }],
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const found = await check(() => ({ ...defineRemote(Paths), extensions: { stop: extension() } }));
  expect(found).toEqual([expect.stringMatching(complaint)]);
  jest.restoreAllMocks();
});

const given: object[] = [];

function Stop({ notaId }: { notaId: string }) {
  useEffect(() => void given.push({ notaId }), [notaId]);
  return null;
}

test('an extension gets what its place gives; that of another team’s place isn’t mounted', async () => {
  describeRemote({
    contrato: 1,
    secciones: [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'ventas' }],
    extensiones: [
      { lugar: 'nota.parada', nombre: 'stop', permiso: 'ventas' },
      { lugar: 'mapa.punto', nombre: 'point', permiso: 'ventas' },
    ],
  });
  const extensions = { stop: defineExtension('nota.parada', Stop), point: defineExtension('nota.parada', Broken) };
  expect(await check(() => ({ ...defineRemote(Paths), extensions }))).toEqual([]);
  expect(given).toEqual([SLOT_SAMPLES['nota.parada']]);
});

test('reports a missing description, another contract version and imports from outside', async () => {
  writeFileSync(join(folder, 'src', 'Rutas.ts'), "import { x } from '../../mfe-pos/src/x';\nimport y from '@lavanda/shared';");
  describeRemote({ contrato: 99, secciones: [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'ventas' }] });
  expect(await check(() => defineRemote(Paths))).toEqual([
    'Rutas.ts importa "../../mfe-pos/src/x", que no es suyo.',
    'Está hecho para el contrato 99; este es el 1.',
  ]);
  describeRemote({});
  expect(await check(() => defineRemote(Paths))).toEqual(['Su remoto.json falta o no tiene la forma esperada.']);
});
