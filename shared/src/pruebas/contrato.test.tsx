import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@lavanda/shared';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { defineRemote } from '../federation/defineRemote.tsx';
import type { Ciclos } from '../federation/remoto.ts';
import { incumplimientos } from './contrato.ts';

let carpeta: string;
beforeEach(() => {
  carpeta = mkdtempSync(join(tmpdir(), 'lavanda-contrato-'));
  mkdirSync(join(carpeta, 'src'));
  writeFileSync(join(carpeta, 'package.json'), JSON.stringify({ name: 'mfe-rutas' }));
  describir({ contrato: 1, secciones: [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'ventas' }] });
});
afterEach(() => rmSync(carpeta, { recursive: true }));

const describir = (datos: object) => writeFileSync(join(carpeta, 'remoto.json'), JSON.stringify(datos));
const revisar = (cargar: () => unknown) => incumplimientos({ carpeta, cargar: async () => cargar() });

const Rutas = () => <h1>Rutas</h1>;

test('a section that keeps the contract has nothing to answer for', async () => {
  expect(await revisar(() => injecting('rutasDelDia'))).toEqual([]);
});

function OyenteQueQueda() {
  useEffect(() => window.addEventListener('resize', () => undefined), []);
  return <h1>Rutas</h1>;
}

function EtiquetaQueQueda() {
  useEffect(() => void document.body.append(document.createElement('aside')), []);
  return <h1>Rutas</h1>;
}

function EstiloSuelto() {
  useEffect(() => void document.head.append(document.createElement('style')), []);
  return <h1>Rutas</h1>;
}

function SeVa() {
  const navegar = useNavigate();
  useEffect(() => void navegar('/app/ventas'), [navegar]);
  return <h1>Rutas</h1>;
}

function Rota(): never {
  throw new Error('sin rutas');
}

let oyente: (() => void) | undefined;
function sinUpdate(): Omit<Ciclos, 'update'> {
  const { update: _, ...resto } = defineRemote(Rutas);
  return resto;
}

/** Listens from its drawing on, and not from an effect: only taking it down ends it. */
const sigueOyendo = (): Ciclos => {
  const ciclos = defineRemote(Rutas);
  return {
    ...ciclos,
    mount: (props) => {
      oyente = () => undefined;
      window.addEventListener('resize', oyente);
      return ciclos.mount(props);
    },
    unmount: (props) => {
      if (oyente) window.removeEventListener('resize', oyente);
      return ciclos.unmount(props);
    },
  };
};

const injecting = (name: string): Ciclos => {
  api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({ [name]: build.query<string, void>({ query: () => ({ ruta: '/x' }) }) }),
  });
  return defineRemote(Rutas);
};

const alQuitar = (unmount: Ciclos['unmount']): Ciclos => ({ ...defineRemote(Rutas), unmount });

test.each<[string, () => unknown, RegExp]>([
  ['has no life cycle', () => ({}), /No expone bootstrap, mount y unmount/],
  ['can’t be kept', sinUpdate, /No expone update/],
  ['listens while it is kept', sigueOyendo, /guardada, sigue oyendo: resize de window/],
  ['names itself', () => ({ ...defineRemote(Rutas), name: 'rutas' }), /Expone un "name"/],
  ['crashes while drawing', () => defineRemote(Rota), /se detiene al dibujarse: sin rutas/],
  ['draws nothing', () => defineRemote(() => null), /no dibuja nada/],
  ['fails to go away', () => alQuitar(async () => Promise.reject(new Error('no me voy'))), /no me voy/],
  ['stays where it was', () => alQuitar(async () => undefined), /al quitarla deja lo que dibujó/],
  ['leaves a listener', () => defineRemote(OyenteQueQueda), /deja oyentes: resize de window/],
  ['leaves elements', () => defineRemote(EtiquetaQueQueda), /deja en la página <aside>/],
  ['adds styles without the nonce', () => defineRemote(EstiloSuelto), /estilos sin el nonce/],
  ['goes to somebody else’s path', () => defineRemote(SeVa), /se va sola a \/app\/ventas/],
  ['takes an endpoint of the shell', () => injecting('sucursales'), /Inyecta el endpoint "sucursales", que ya es del shell/],
  [
    'takes a name that may be another section’s',
    () => injecting('ventasPagina'),
    /Inyecta el endpoint "ventasPagina": el nombre de los suyos empieza con "rutas"/,
  ],
])('tells of a section that %s', async (_que, cargar, dicho) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await revisar(cargar)).toEqual(expect.arrayContaining([expect.stringMatching(dicho)]));
  jest.restoreAllMocks();
});

test('tells of one that isn’t described, is for another contract, or imports what isn’t its own', async () => {
  writeFileSync(join(carpeta, 'src', 'Rutas.ts'), "import { x } from '../../mfe-pos/src/x';\nimport y from '@lavanda/shared';");
  describir({ contrato: 99, secciones: [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'ventas' }] });
  expect(await revisar(() => defineRemote(Rutas))).toEqual([
    'Rutas.ts importa "../../mfe-pos/src/x", que no es suyo.',
    'Está hecho para el contrato 99; este es el 1.',
  ]);
  describir({});
  expect(await revisar(() => defineRemote(Rutas))).toEqual(['Su remoto.json falta o no tiene la forma esperada.']);
});
