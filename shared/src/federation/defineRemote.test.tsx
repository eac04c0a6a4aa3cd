import { api, store, useAuthDataQuery } from '@lavanda/shared';
import { useTheme } from '@mui/material/styles';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, useLocation } from 'react-router-dom';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { defineRemote } from './defineRemote.tsx';
import type { Ciclos, RouterDeDatos } from './remoto.ts';

const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/app/activos'] }) as RouterDeDatos;

/** Mounts a remote as the shell does, in a real parcel. */
function montar(ciclos: Ciclos) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const fallas: Error[] = [];
  const propiedades = { domElement, router, nonce: 'n0nc3', alFallar: (error: Error) => void fallas.push(error) };
  const parcela = mountRootParcel(ciclos as unknown as ParcelConfig, propiedades);
  const ver = (visible: boolean) => act(async () => void (await parcela.update?.({ ...propiedades, visible })));
  return { parcela, fallas, domElement, ver };
}

function Pagina() {
  const { data } = useAuthDataQuery();
  const { pathname } = useLocation();
  const primario = useTheme().palette.primary.main;
  const dia = usePickerAdapter().date('2026-12-10');
  return <h1>{`${data?.usuario.nombre} ${pathname} ${primario} ${dia?.format('MMMM')}`}</h1>;
}

const sucesos: string[] = [];

function Contada() {
  sucesos.push('dibujo');
  useEffect(() => {
    sucesos.push('principio');
    return () => void sucesos.push('fin');
  }, []);
  return <h1>Contada</h1>;
}

const SESION = {
  usuario: { nombre: 'Daniela', tenantData: { colores: { primario: '#a3195b', secundario: '#0f8b8d' } } },
  permissions: [],
};

test('da a la App la tienda, el tema del tenant, las fechas en español y el router del shell', async () => {
  await store.dispatch(api.util.upsertQueryData('authData', undefined, SESION as never));
  const { parcela, domElement } = montar(defineRemote(Pagina));
  expect(await screen.findByRole('heading')).toHaveTextContent('Daniela /app/activos #a3195b diciembre');
  await act(() => router.navigate('/app/pos'));
  expect(screen.getByRole('heading')).toHaveTextContent('/app/pos');
  await act(async () => void (await parcela.unmount()));
  expect(domElement).toBeEmptyDOMElement();
});

test('una sección que vuelve empieza de nuevo sus efectos y no dibuja otra vez lo que no cambió', async () => {
  const { parcela, ver } = montar(defineRemote(Contada));
  await screen.findByRole('heading');
  await ver(false);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await ver(true);
  expect(screen.getByRole('heading')).toBeVisible();
  expect(sucesos).toEqual(['dibujo', 'principio', 'fin', 'principio']);
  await act(async () => void (await parcela.unmount()));
});

test('pone el nonce a los estilos', async () => {
  const { parcela } = montar(defineRemote(Pagina));
  await screen.findByRole('heading');
  const etiquetas = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^="mf"]')];
  expect(etiquetas.length).toBeGreaterThan(0);
  expect(etiquetas.every((etiqueta) => etiqueta.nonce === 'n0nc3')).toBe(true);
  await act(async () => void (await parcela.unmount()));
});

test('una falla al dibujar llega al shell y no a la página', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { fallas, parcela } = montar(
    defineRemote(() => {
      throw new Error('sin cambio');
    }),
  );
  await waitFor(() => expect(fallas.map((falla) => falla.message)).toEqual(['sin cambio']));
  await act(async () => void (await parcela.unmount()));
  jest.restoreAllMocks();
});
