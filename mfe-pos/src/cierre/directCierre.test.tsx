import { testNota } from '@lavanda/shared/testing/fixtures';
import { mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor } from '@testing-library/react';
import ActivosPage from '../activos/ActivosPage';
import { mount } from '../activos/testing/mountPage';

const NOTA = testNota({ usuario_name: 'Ana', folio: 10, abonos: 285 });
const CLOSED = { ...NOTA, status: 10 as const, version: 4 };

/** Presses 'Cerrar nota' of a paid nota that another register closes before or after this one reads it again. */
async function closeSecond(read: typeof NOTA) {
  const net = mockNetwork();
  net.route('GET /api/ventas/', { body: { results: [NOTA] } });
  net.route('GET /api/ventas/:id', { body: { data: read } });
  net.route('POST /api/ventas/guardar', () => problem(409, 'Luis ya cerró esta nota a las 10:42.', { actual: CLOSED }));
  const { usuario: user, avisos: toasts } = await mount(<ActivosPage />);
  await user.click(await screen.findByRole('button', { name: 'Cerrar nota de Ana' }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  return toasts();
}

test('of two registers that hand over a paid note, the second is told who did, not that it succeeded', async () => {
  expect(await closeSecond(NOTA)).toEqual(['Luis ya cerró esta nota a las 10:42. Folio 10, Ana.']);
});

test('a paid note that was closed before it is read again is told as already closed', async () => {
  expect(await closeSecond(CLOSED as typeof NOTA)).toEqual(['La nota ya estaba cerrada. Folio 10, Ana.']);
});
