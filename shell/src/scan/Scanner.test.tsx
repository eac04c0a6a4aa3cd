import { createStore } from '@lavanda/shared';
import type { ListedNota } from '@lavanda/shared/contract/schemas/sales';
import { sectionsOf } from '@lavanda/shared/domain/roles';
import { openCamera, useScan } from '@lavanda/shared/federation/scan';
import { testNota } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import AmountDialog from '@lavanda/shared/ui/dialogs/AmountDialog';
import { useBusy } from '@lavanda/shared/ui/feedback/useBusy';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Brand } from '../app/Brand';
import { Toasts } from '../toasts/Toasts';
import { ScanDialog } from './ScanDialog';
import { Scanner } from './Scanner';

const SCAN = 'GET /api/ventas/escaneo';
const CAFE = testNota({ clave: 'E64', folio: 10450, bultos: 6, usuario_name: 'Café Tres Abejas', etapa: 'lista', lugar: 'A-21' });
const GYM = testNota({ clave: 'E58', folio: 10476, bultos: 9, usuario_name: 'Gimnasio Titán', etapa: 'proceso' });
const OLD = testNota({ clave: 'E52', folio: 10311, usuario_name: 'Nayeli Juárez', status: 10 });

let net: MockNetwork;
/** Time between two keys, ms. */
let speed: number;
let now: number;
beforeEach(() => {
  net = mockNetwork();
  answer([]);
  speed = 80;
  now = 0;
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => {
    now += speed;
    return now;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

const answer = (results: readonly ListedNota[], pieza: number | null = null) => net.route(SCAN, { body: { results, pieza } });
const asked = () => net.seen(SCAN).map(({ query }) => query.get('codigo'));

function mount(page: ReactNode = null) {
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <Brand>
            <Scanner permissions={sectionsOf('user')} zone="America/Mexico_City" />
            <Toasts />
            {page}
          </Brand>
        ),
      },
    ],
    { initialEntries: ['/app/activos'] },
  );
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const user = userEvent.setup();
  return {
    user,
    path: () => router.state.location.pathname,
    state: () => router.state.location.state as unknown,
    /** Sends a code as a scanner does. */
    async scan(code: string, end = '{Enter}') {
      now += 500;
      speed = 1;
      await user.keyboard(`${code}${end}`);
      speed = 80;
    },
  };
}

const dialog = () => screen.findByRole('dialog', { name: 'Escanear' });
const field = () => screen.findByRole('combobox', { name: 'Clave o folio' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Escanear' })).not.toBeInTheDocument());
const Busy = () => {
  useBusy(true);
  return null;
};
const Counting = () => {
  useScan((text) => text === 'B1.1');
  return null;
};

/** Opens the dialog with a camera whose track is `track`. */
async function withCamera(track: Partial<MediaStreamTrack>) {
  const stop = jest.fn();
  const tracks = [{ stop, ...track }];
  const stream = { getTracks: () => tracks, getVideoTracks: () => tracks };
  const getUserMedia = jest.fn().mockResolvedValue(stream);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  const detector = Object.assign(
    jest.fn(() => ({ detect: async () => [] })),
    { getSupportedFormats: async () => ['qr_code'] },
  );
  Object.defineProperty(globalThis, 'BarcodeDetector', { value: detector, configurable: true });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { user } = mount();
  await user.keyboard('{F9}');
  await user.click(within(await dialog()).getByRole('button', { name: 'Usar la cámara' }));
  return { user, stop };
}

describe('the dialog', () => {
  it('opens with F9, chooses with the arrows and opens with Enter; the last ones are remembered', async () => {
    const { user, path } = mount();
    answer([GYM, OLD]);
    await user.keyboard('{F9}');
    await user.type(await field(), 'E5');
    const rows = await screen.findAllByRole('option');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^E58Gimnasio TitánNota 10476 · 9 piezas · .*En proceso$/),
      expect.stringMatching(/^E52Nayeli JuárezNota 10311 · .*Cerrada$/),
    ]);
    expect(rows[0]).toHaveAttribute('aria-selected', 'true');
    expect(rows.map((row) => row.querySelector('mark')?.textContent)).toEqual(['E5', 'E5']);
    await user.keyboard('{ArrowDown}');
    expect(await field()).toHaveAttribute('aria-activedescendant', rows[1]?.id);
    await user.keyboard('{Enter}');
    await noDialog();
    expect(path()).toBe(`/app/pos/${OLD._id}`);
    await user.click(screen.getByRole('button', { name: 'Escanear etiqueta' }));
    expect(within(await screen.findByRole('group', { name: 'Últimas' })).getByRole('option')).toHaveTextContent(
      /Nota 10311 · \d\d:\d\d/,
    );
  }, 20_000);

  it('opens a whole clave as soon as Enter is pressed, even before its answer', async () => {
    const { user, path } = mount();
    answer([CAFE]);
    await user.keyboard('{F9}');
    await user.type(await field(), 'e64{Enter}');
    await waitFor(() => expect(path()).toBe(`/app/pos/${CAFE._id}`));
  });

  it('says what it doesn’t find, and offers the search by name', async () => {
    const { user, path } = mount();
    await user.keyboard('{F9}');
    await user.type(await field(), 'B999');
    expect(await screen.findByText('No encontramos B999')).toBeVisible();
    await user.clear(await field());
    await user.type(await field(), 'Ana');
    expect(screen.queryByText(/No encontramos/)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No encontramos Ana')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Buscar por nombre' }));
    expect(path()).toBe('/app/ventas');
    await noDialog();
  });

  it('says that a scanned text is no code', async () => {
    const nothing = () => undefined;
    const foreign = 'https://otro.mx/menu';
    const { user } = mount(
      <ScanDialog
        code={foreign}
        scanCount={1}
        seen={[]}
        zone="America/Mexico_City"
        onOpen={nothing}
        onScan={nothing}
        onSearchByName={nothing}
        onClose={nothing}
      />,
    );
    expect(screen.getByText(`No encontramos ${foreign}`)).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveAttribute('data-reads-codes');
    await user.clear(screen.getByRole('combobox'));
    expect(screen.queryByText(/No encontramos/)).not.toBeInTheDocument();
    expect(asked()).toEqual([]);
  });

  it('keeps what is typed when F9 is pressed again', async () => {
    const { user } = mount();
    await user.keyboard('{F9}');
    await user.type(await field(), 'E6');
    await user.keyboard('{F9}');
    expect(await field()).toHaveValue('E6');
  });

  it('begins with its camera when a screen asks for it', async () => {
    mount();
    act(() => void openCamera());
    expect(within(await dialog()).getByRole('button', { name: 'Apagar la cámara' })).toBeVisible();
  });

  it('keeps what was typed when the call fails, and tries again', async () => {
    net.route(SCAN, problem(503, 'Sin base de datos.'));
    const { user } = mount();
    await user.keyboard('{F9}');
    await user.type(await field(), 'E64');
    expect(await screen.findByText('Sin base de datos.')).toBeVisible();
    expect(await field()).toHaveValue('E64');
    answer([CAFE]);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('option')).toHaveTextContent('Café Tres Abejas');
  });

  it.each([
    ['NotAllowedError', /No hay permiso para usar la cámara/],
    ['NotFoundError', /no tiene una cámara/],
  ])('without a camera (%s) the field stays and says why', async (name, text) => {
    const getUserMedia = jest.fn().mockRejectedValue(new DOMException('', name));
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    const { user } = mount();
    await user.keyboard('{F9}');
    await user.click(within(await dialog()).getByRole('button', { name: 'Usar la cámara' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(await field()).toBeEnabled();
  });

  it('switches the camera’s light where it has one, and says so when it doesn’t answer', async () => {
    const applyConstraints = jest.fn().mockResolvedValue(undefined);
    const { user, stop } = await withCamera({ getCapabilities: () => ({ torch: true }), applyConstraints });
    await user.click(await screen.findByRole('button', { name: 'Encender la luz' }));
    const off = await screen.findByRole('button', { name: 'Apagar la luz', pressed: true });
    applyConstraints.mockRejectedValue(new DOMException('', 'OperationError'));
    await user.click(off);
    expect(await screen.findByText('La luz de la cámara no respondió.')).toBeVisible();
    expect(off).toHaveAttribute('aria-pressed', 'true');
    expect(applyConstraints.mock.calls).toEqual([[{ advanced: [{ torch: true }] }], [{ advanced: [{ torch: false }] }]]);
    await user.click(screen.getByRole('button', { name: 'Apagar la cámara' }));
    expect(stop).toHaveBeenCalled();
  });

  it('offers no light where the camera has none', async () => {
    await withCamera({ getCapabilities: () => ({}) });
    expect(await screen.findByText('Apunta al código de la etiqueta')).toBeVisible();
    expect(screen.queryByRole('button', { name: /la luz/ })).not.toBeInTheDocument();
  });
});

describe('a scanner', () => {
  it('opens its nota at once from anywhere, and presses nothing', async () => {
    const press = jest.fn();
    const { scan, path, state } = mount(
      <button type="button" onClick={press}>
        Cerrar nota
      </button>,
    );
    answer([CAFE, GYM], 2);
    screen.getByRole('button', { name: 'Cerrar nota' }).focus();
    await scan('E64.2');
    await waitFor(() => expect(path()).toBe(`/app/pos/${CAFE._id}`));
    // The section uses this state to highlight the opened nota.
    expect(state()).toEqual({ scannedAt: expect.any(Number) });
    expect(asked()).toEqual(['E64.2']);
    expect(press).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('changes no field: a text gets its own back, kilos take no key', async () => {
    const typed = jest.fn();
    const sent = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { scan, user, path } = mount(
      <form onSubmit={sent}>
        <input aria-label="Kilos" inputMode="decimal" defaultValue="3.5" onKeyDown={({ key }) => typed(key)} />
        <input aria-label="Nombre" defaultValue="María" />
      </form>,
    );
    answer([CAFE]);
    const url = `https://lavanda.mx/t/${'Ab3_'.repeat(8)}`;
    for (const [label, value] of [
      ['Kilos', '3.5'],
      ['Nombre', 'María'],
    ] as const) {
      await user.click(screen.getByLabelText(label));
      await scan(url);
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
    await waitFor(() => expect(asked()).toEqual([url, url]));
    expect(typed.mock.calls).toEqual([['h']]);
    expect(sent).not.toHaveBeenCalled();
    await waitFor(() => expect(path()).toBe(`/app/pos/${CAFE._id}`));
  });

  it.each(['B412.7', 'FOLIO10483.2'])('that sends no Enter leaves nothing of %s in the kilos', async (code) => {
    const { scan } = mount(<AmountDialog mode="kg" title="Lavado por kg" onAccept={jest.fn()} onCancel={jest.fn()} />);
    const kilos = await screen.findByRole('textbox', { name: 'Cantidad de ropa en kg' });
    expect(kilos).toHaveFocus();
    await scan(code, '');
    expect(kilos).toHaveValue('');
  });

  it('over a dialog or unsaved work shows the nota, which Enter opens', async () => {
    const { scan, user, path } = mount(
      <>
        <Busy />
        <input aria-label="Kilos" inputMode="decimal" />
      </>,
    );
    answer([CAFE]);
    await user.type(screen.getByLabelText('Kilos'), '4');
    await scan('E64.1');
    expect(within(await dialog()).getByRole('option')).toHaveTextContent('Café Tres Abejas');
    expect(screen.getByLabelText('Kilos')).toHaveValue('4');
    expect(path()).toBe('/app/activos');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(`/app/pos/${CAFE._id}`));
  });

  it('is told what isn’t found, and gives way to a screen that takes tags', async () => {
    const { scan } = mount(<Counting />);
    await scan('B1.1');
    expect(asked()).toEqual([]);
    await scan('B1.2');
    expect(await screen.findByText('No encontramos B1.2')).toBeVisible();
    await scan('LAV-003471');
    expect(asked()).toEqual(['B1.2']);
  });

  it('says so when its code is no nota’s', async () => {
    const { scan } = mount();
    await scan('LAV-003471');
    expect(await screen.findByText('El lector mandó un código y no se agregó nada.')).toBeVisible();
  });

  it.each(['0012', '7501031311309'])(
    'is no amount with the number %s of a product: a form keeps its own and isn’t sent',
    async (number) => {
      const sent = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
      const { scan, user } = mount(
        <form onSubmit={sent}>
          <input aria-label="Abono" inputMode="decimal" defaultValue="150" />
          <input aria-label="Nombre" defaultValue="María" />
          <button type="submit">Guardar</button>
        </form>,
      );
      for (const [label, value] of [
        ['Abono', '150'],
        ['Nombre', 'María'],
      ] as const) {
        await user.click(screen.getByLabelText(label));
        await scan(number);
        expect(screen.getByLabelText(label)).toHaveValue(value);
      }
      screen.getByRole('button', { name: 'Guardar' }).focus();
      await scan(number);
      expect(sent).not.toHaveBeenCalled();
      expect(screen.getAllByText('El lector mandó un código y no se agregó nada.')[0]).toBeVisible();
      await user.clear(screen.getByLabelText('Abono'));
      await user.keyboard('1500{Enter}');
      expect(screen.getByLabelText('Abono')).toHaveValue('1500');
      expect(sent).toHaveBeenCalledTimes(1);
    },
  );

  it('is typed with a product’s number into a search', async () => {
    const { scan, user } = mount(<input type="search" aria-label="Buscar" />);
    await user.click(screen.getByLabelText('Buscar'));
    await scan('7501031311309');
    expect(screen.getByLabelText('Buscar')).toHaveValue('7501031311309');
    expect(screen.queryByText(/El lector mandó/)).not.toBeInTheDocument();
  });

  it('opens a bare clave of three characters, and adds no kilos with it', async () => {
    const accept = jest.fn();
    const { scan } = mount(<AmountDialog mode="kg" title="Lavado por kg" onAccept={accept} onCancel={jest.fn()} />);
    answer([testNota({ clave: 'A55', usuario_name: 'Ana' })]);
    expect(await screen.findByRole('textbox', { name: 'Cantidad de ropa en kg' })).toHaveFocus();
    await scan('A55');
    expect(within(await dialog()).getByRole('option')).toHaveTextContent('Ana');
    expect(asked()).toEqual(['A55']);
    expect(accept).not.toHaveBeenCalled();
  });

  it('shows the dialog with its spinner when the server is slow', async () => {
    net.route(SCAN, () => new Promise(() => undefined));
    const { scan } = mount();
    await scan('E64.2');
    expect(await field()).toHaveValue('E64.2');
    expect(screen.getByRole('progressbar', { name: 'Buscando...' })).toBeInTheDocument();
  });
});
