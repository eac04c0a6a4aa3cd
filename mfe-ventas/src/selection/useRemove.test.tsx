import { id } from '@lavanda/shared/testing/fixtures';
import { mockNetwork } from '@lavanda/shared/testing/network';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { screen, waitFor } from '@testing-library/react';
import { useRemove } from './useRemove';

/** More notas than one call takes. */
const IDS = Array.from({ length: 250 }, (_, n) => id(n + 1));

function Remove() {
  const remove = useRemove();
  return (
    <button type="button" onClick={() => void remove(IDS, { reason: 'Duplicada', money: null })}>
      Eliminar
    </button>
  );
}

test('a second attempt after half of a void failed succeeds as one, and all of it can be undone', async () => {
  const net = mockNetwork();
  const voided = new Set<string>();
  let calls = 0;
  net.route('POST /api/ventas/delete', ({ body }) => {
    calls += 1;
    if (calls === 2) return 'caida';
    const before = voided.size;
    for (const item of body.items as string[]) voided.add(item);
    return { body: { anuladas: voided.size - before } };
  });
  const { usuario: user, messages } = await renderSection([{ path: '*', element: <Remove /> }], { places: ['/'] });
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(messages()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(messages().at(-1)).toMatchObject({ text: '¡Ventas eliminadas con éxito!', action: 'Deshacer' }));
  expect(voided.size).toBe(IDS.length);
  await waitFor(() => expect(messages()).toHaveLength(2));
});
