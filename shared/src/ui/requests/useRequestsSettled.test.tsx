import { api } from '@lavanda/shared';
import { act, screen } from '@testing-library/react';
import { Activity, useState } from 'react';
import { mockNetwork } from '../../testing/network.ts';
import { renderSection } from '../../testing/renderSection.tsx';
import { useRequestsSettled } from './useRequestsSettled.ts';

const CALL = 'GET /api/solicitudes';
const pause = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)));

function Page() {
  return <p>{useRequestsSettled({ skip: false }) ? 'Con solicitudes' : 'Esperando'}</p>;
}

function Section() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Cambiar
      </button>
      <Activity mode={isOpen ? 'visible' : 'hidden'}>
        <Page />
      </Activity>
    </>
  );
}

const open = () => renderSection([{ path: '*', element: <Section /> }], { places: ['/'] });

test('a page waits a second for requests that don’t come', async () => {
  mockNetwork().route(CALL, () => new Promise(() => undefined));
  await open();
  expect(screen.getByText('Esperando')).toBeVisible();
  expect(await screen.findByText('Con solicitudes', {}, { timeout: 3_000 })).toBeVisible();
});

test('a page that couldn’t read them doesn’t wait', async () => {
  mockNetwork().route(CALL, 'caida');
  await open();
  expect(await screen.findByText('Con solicitudes', {}, { timeout: 500 })).toBeVisible();
});

test('a page opened again after they were forgotten waits again', async () => {
  const net = mockNetwork();
  const { usuario: user, store } = await open();
  await screen.findByText('Con solicitudes');
  await pause(1_100);
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  net.route(CALL, () => new Promise(() => undefined));
  act(() => void store.dispatch(api.util.resetApiState()));
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(await screen.findByText('Esperando')).toBeVisible();
});
