import { api, store, useAuthDataQuery } from '@lavanda/shared';
import { useTheme } from '@mui/material/styles';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, useLocation } from 'react-router-dom';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { defineRemote } from './defineRemote.tsx';
import type { DataRouter, Lifecycles } from './remote.ts';

const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/app/activos'] }) as DataRouter;

/** Mounts a remote in a parcel, as the shell does. */
function mount(lifecycles: Lifecycles) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const failures: Error[] = [];
  const properties = { domElement, router, nonce: 'n0nc3', onError: (error: Error) => void failures.push(error) };
  const parcel = mountRootParcel(lifecycles as unknown as ParcelConfig, properties);
  const view = (visible: boolean) => act(async () => void (await parcel.update?.({ ...properties, visible })));
  return { parcel, failures, domElement, view };
}

function Page() {
  const { data } = useAuthDataQuery();
  const { pathname } = useLocation();
  const primary = useTheme().palette.primary.main;
  const day = usePickerAdapter().date('2026-12-10');
  return <h1>{`${data?.usuario.nombre} ${pathname} ${primary} ${day?.format('MMMM')}`}</h1>;
}

const events: string[] = [];

function Counted() {
  events.push('dibujo');
  useEffect(() => {
    events.push('principio');
    return () => void events.push('fin');
  }, []);
  return <h1>Contada</h1>;
}

const SESSION = {
  usuario: { nombre: 'Daniela', tenantData: { colores: { primario: '#a3195b', secundario: '#0f8b8d' } } },
  permissions: [],
};

test("gives App the store, the tenant's theme, dates in Spanish and the shell's router", async () => {
  await store.dispatch(api.util.upsertQueryData('authData', undefined, SESSION as never));
  const { parcel, domElement } = mount(defineRemote(Page));
  expect(await screen.findByRole('heading')).toHaveTextContent('Daniela /app/activos #a3195b diciembre');
  await act(() => router.navigate('/app/pos'));
  expect(screen.getByRole('heading')).toHaveTextContent('/app/pos');
  await act(async () => void (await parcel.unmount()));
  expect(domElement).toBeEmptyDOMElement();
});

test('a section that returns restarts its effects and does not re-render what did not change', async () => {
  const { parcel, view } = mount(defineRemote(Counted));
  await screen.findByRole('heading');
  await view(false);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await view(true);
  expect(screen.getByRole('heading')).toBeVisible();
  expect(events).toEqual(['dibujo', 'principio', 'fin', 'principio']);
  await act(async () => void (await parcel.unmount()));
});

test('puts the nonce on the styles', async () => {
  const { parcel } = mount(defineRemote(Page));
  await screen.findByRole('heading');
  const labels = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="mf"]')];
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.every((label) => label.nonce === 'n0nc3')).toBe(true);
  await act(async () => void (await parcel.unmount()));
});

test('a render error reaches the shell, not the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { failures, parcel } = mount(
    defineRemote(() => {
      throw new Error('sin cambio');
    }),
  );
  await waitFor(() => expect(failures.map((failure) => failure.message)).toEqual(['sin cambio']));
  await act(async () => void (await parcel.unmount()));
  jest.restoreAllMocks();
});

/** Calls `setState` while it is drawn, which React stops with an error of its own. */
function DrawsForEver() {
  const [turns, setTurns] = useState(0);
  setTurns(turns + 1);
  return turns;
}

function ThrowsText(): ReactNode {
  const [text] = useState('un texto');
  throw text;
}

test.each([
  ['that React throws', DrawsForEver, /Too many re-renders/],
  ['that is no Error object', ThrowsText, /^un texto$/],
])('an error %s names the component in its stack', async (_what, Broken, message) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { failures, parcel } = mount(defineRemote(Broken));
  await waitFor(() => expect(failures).toHaveLength(1));
  expect(failures[0]?.message).toMatch(message);
  expect(failures[0]?.stack).toMatch(new RegExp(`at ${Broken.name} \\(.*defineRemote.test.tsx:\\d+`));
  await act(async () => void (await parcel.unmount()));
  jest.restoreAllMocks();
});
