/** Source of the section's page. Its buttons fail in several ways and, with `faults`, so does the page at several addresses. */
export const pageOf = (title: string, faults: boolean) => `
import { api, store } from '@lavanda/shared';
import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const { saveNothing } = api.injectEndpoints({
  endpoints: (build) => ({ saveNothing: build.mutation({ queryFn: () => ({ error: { status: 409, problem: {} } }) }) }),
}).endpoints;

const NEVER = new Promise(() => undefined);
const Late = lazy(() => NEVER);
if (${faults} && location.search === '?carga-espera') await NEVER;
if (${faults} && location.search === '?carga-codigo') await import('./late');
if (${faults} && location.search === '?carga-gira') spin();
if (${faults} && location.search === '?carga-atora') backtrack();
if (${faults} && location.search === '?carga-y-atora') {
  await new Promise((resolve) => setTimeout(resolve, 500));
  backtrack();
}

export function App() {
  const { search } = useLocation();
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (${faults} && search === '?arde') setTurns(turns + 1);
  }, [search, turns]);
  useEffect(() => {
    if (${faults} && search === '?promete') void Promise.resolve().then(() => setTimeout(() => setTurns(turns + 1)));
  }, [search, turns]);
  useEffect(() => {
    if (${faults} && search === '?trabaja') work();
  }, [search]);
  if (turns > 0) idle(20);
  useEffect(() => {
    if (${faults} && search === '?sale') return failOnLeaving;
  }, [search]);
  if (${faults} && search === '?espera') use(NEVER);
  if (${faults} && search === '?gira') spin();
  if (${faults} && search === '?atora') backtrack();
  if (${faults} && search === '?truena') throw new Error('no se pudo dibujar');
  if (${faults} && search === '?codigo') return <Late />;
  return (
    <>
      <PageHeader title="${title}" />
      {${faults} && search === '?parte' && <Suspense fallback={<p>Cargando</p>}><Late /></Suspense>}
      <button type="button" onClick={throwInClick}>Fallar</button>
      <button type="button" onClick={() => void rejectPromise()}>Prometer</button>
      <button type="button" onClick={() => void rejectText()}>Rechazar</button>
      <button type="button" onClick={() => void sendNothing()}>Guardar</button>
      <button type="button" onClick={() => void wait()}>Esperar</button>
      {${faults} && search === '?limpia' && <Cleans />}
      {${faults} && search === '?redibuja' && <Redraws />}
      <button type="button" onClick={() => setTimeout(spin)}>Girar</button>
      <button type="button" onClick={() => setTimeout(backtrack)}>Atorar</button>
    </>
  );
}

function Cleans() {
  const [changes, setChanges] = useState(0);
  useEffect(() => () => failOnChange(changes), [changes]);
  return <button type="button" onClick={() => setChanges(changes + 1)}>Cambiar</button>;
}

function failOnChange(changes) {
  throw new Error('falló la limpieza');
}

function Redraws() {
  const [drawings, setDrawings] = useState(0);
  setDrawings(drawings + 1);
  return drawings;
}

function throwInClick() {
  throw new TypeError('falló el clic');
}

function failOnLeaving() {
  throw new Error('falló la salida');
}

async function rejectPromise() {
  await null;
  throw new Error('falló la promesa');
}

async function rejectText() {
  await null;
  throw 'se acabó';
}

async function sendNothing() {
  await store.dispatch(saveNothing.initiate()).unwrap();
}

const { port1, port2 } = new MessageChannel();

function work() {
  idle(15);
  port1.onmessage = work;
  port2.postMessage(null);
}

function idle(ms) {
  for (const end = Date.now() + ms; Date.now() < end; );
}

async function wait() {
  globalThis.vueltas = 0;
  while (globalThis.vueltas >= 0) {
    globalThis.vueltas += await 1;
  }
}

function spin() {
  globalThis.vueltas = 0;
  for (;;) {
    globalThis.vueltas += 1;
  }
}

function backtrack() {
  globalThis.cabe = /^(a+)+$/.test('a'.repeat(60) + 'b');
}
`;
/** Source of the section's life cycle. With `faults`, its mount never ends at the address '?monta'. */
export const lifecyclesOf = (faults: boolean) => `
import { defineRemote } from '@lavanda/shared/federation/defineRemote';
import { App } from './App';

const remote = defineRemote(App);
export const { bootstrap, unmount, update } = remote;
export function mount(properties) {
  return ${faults} && location.search === '?monta' ? new Promise(() => undefined) : remote.mount(properties);
}
`;
/** Source of a module, in its own chunk, whose top-level `await` never ends, so that whoever imports it waits for ever. */
export const LATE = `
export const answers = { [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) };
for await (const answer of answers) globalThis.respuesta = answer;
`;
/** Number of the first line of a source that contains a text, from 1. */
export const lineIn = (source: string, text: string) => source.split('\n').findIndex((line) => line.includes(text)) + 1;
