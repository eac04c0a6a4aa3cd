import { type ToastMessage, takeToastAction } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { testNota } from '@lavanda/shared/testing/fixtures';
import type { MockNetwork } from '@lavanda/shared/testing/network';

/** A fake server that lists and moves these notas and records their notices. */
export function stagesServer(net: MockNetwork, ...given: Partial<Nota>[]): Nota[] {
  const notas = given.map((changes, n) => testNota({ folio: n + 101, etapa: 'recibida', lugar: '', avisada: null, ...changes }));
  const set = (id: unknown, changes: Partial<Nota>) => {
    const nota = notas.find(({ _id }) => _id === id);
    if (!nota) throw new Error(`There is no nota ${id}`);
    return { body: { data: Object.assign(nota, changes, { version: nota.version + 1 }) } };
  };
  net.route('GET /api/ventas/', () => ({ body: { results: notas.map((nota) => ({ ...nota })) } }));
  net.route('POST /api/ventas/etapa', ({ body: { id, etapa: stage, lugar: place = '' } }) =>
    set(id, { etapa: stage, lugar: stage === 'lista' ? place : '' } as Partial<Nota>),
  );
  net.route('POST /api/ventas/aviso', ({ body: { id } }) =>
    set(id, { avisada: { momento: '2026-12-10T16:42:00Z', medio: 'abierto' } }),
  );
  net.route('POST /api/ventas/aviso/enviar', ({ body: { id } }) =>
    set(id, { avisada: { momento: '2026-12-10T16:42:00Z', medio: 'enviado' } }),
  );
  for (const { _id } of notas)
    net.route(`POST /api/ventas/${_id}/enlace`, { body: { url: `https://lavanda.mx/t/${_id.slice(-4)}`, whatsapp: null } });
  return notas;
}

/** The action that the shell runs when the last toast's button is pressed; undefined if the button doesn't show `text`. */
export function actionOf(messages: readonly ToastMessage[], text: string): (() => void) | undefined {
  const last = messages.at(-1);
  return last?.action === text ? takeToastAction(last.id) : undefined;
}

/** A fake window for `window.open`, which records the URL to which it is sent. */
export function fakeWindow() {
  const popup = {
    closed: false,
    opener: {} as unknown,
    close: jest.fn(() => {
      popup.closed = true;
    }),
    location: { replace: jest.fn<void, [string]>() },
    document: { body: { textContent: '' } },
  };
  return popup;
}
