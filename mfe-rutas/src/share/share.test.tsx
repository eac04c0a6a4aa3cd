import { takeToastAction } from '@lavanda/shared';
import { id } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DAY, FIRST_DRIVER, SECOND_DRIVER, testDay } from '../testing/day';
import { openRuta } from '../testing/openRuta';

afterEach(() => jest.useRealTimers());

const HOTEL = { nota: id(710_003), tipo: 'recoleccion' };
const MARIA = { nota: id(710_002), tipo: 'recoleccion' };
const CAFE = { nota: id(720_001), tipo: 'entrega' };
/** Each driver's stops on the tests' day, as a save must name them so that the server notices other users' changes. */
const SEEN = [
  { chofer: FIRST_DRIVER._id, paradas: [MARIA, HOTEL] },
  { chofer: SECOND_DRIVER._id, paradas: [CAFE] },
];
const PELON = { nota: id(730_001), tipo: 'recoleccion' };

const proposal = {
  rutas: [
    {
      chofer: FIRST_DRIVER._id,
      sale: '11:40',
      paradas: [
        { ...HOTEL, llega: '11:50', minutos_tarde: 0 },
        { ...PELON, llega: '12:10', minutos_tarde: 0 },
      ],
      km: 11.2,
      termina: '17:15',
    },
  ],
  km: 21,
  tarde: [],
  fuera: [],
  en_linea_recta: true,
};

it('proposes for who works that day, shows what it gives, and keeps it', async () => {
  const { usuario: user, net, avisos: toasts, messages } = await openRuta();
  net.route('POST /api/rutas/proponer', { body: proposal });
  await screen.findByRole('region', { name: 'Toño Barrera' });
  await user.click(screen.getByRole('button', { name: 'Repartir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repartir 4 paradas' }));
  expect(dialog.getByText('Jueves 10 de diciembre, salen de Sucursal Narvarte')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Memo Salas' })).not.toBeChecked();
  expect(dialog.getByText('No trabaja los jueves')).toBeVisible();
  expect(await dialog.findByText('21.0 km y nadie llega tarde.')).toBeVisible();
  expect(dialog.getByText('11:40 a 17:15')).toBeVisible();
  expect(dialog.getByText(/Barbería El Pelón, que está pendiente, va a las 12:10/)).toBeVisible();
  expect(net.seen('POST /api/rutas/proponer')[0]?.body).toEqual({
    fecha: DAY,
    choferes: [
      { chofer: FIRST_DRIVER._id, sale: '11:40' },
      { chofer: SECOND_DRIVER._id, sale: '09:00' },
    ],
    reparto: 'km',
  });

  await user.click(dialog.getByRole('checkbox', { name: 'Rocío Mejía' }));
  await user.click(dialog.getByRole('radio', { name: 'Parejo' }));
  await waitFor(() =>
    expect(net.seen('POST /api/rutas/proponer').at(-1)?.body).toEqual({
      fecha: DAY,
      choferes: [{ chofer: FIRST_DRIVER._id, sale: '11:40' }],
      reparto: 'parejo',
    }),
  );
  const keep = dialog.getByRole('button', { name: 'Repartir así' });
  await waitFor(() => expect(keep).toBeEnabled());
  net.route('POST /api/rutas/repartir', problem(500, 'El servidor tuvo un problema.'));
  await user.click(keep);
  expect(await dialog.findByText(/^No se repartió\. El servidor tuvo un problema\./)).toBeVisible();
  net.route('POST /api/rutas/repartir', { body: testDay() });
  await user.click(keep);
  await waitFor(() => expect(toasts().at(-1)).toBe('Paradas repartidas.'));
  expect(net.seen('POST /api/rutas/repartir').at(-1)?.body).toEqual({
    fecha: DAY,
    rutas: [{ chofer: FIRST_DRIVER._id, sale: '11:40', paradas: [HOTEL, PELON] }],
    visto: SEEN,
  });

  // The undo sends the day as the change left it, so that the server notices later changes.
  expect(messages().at(-1)?.action).toBe('Deshacer');
  net.route('POST /api/rutas/repartir', problem(409, 'El reparto cambió mientras tanto: vuelve a repartir.'));
  act(() => takeToastAction(messages().at(-1)?.id ?? '')?.());
  await waitFor(() => expect(toasts().at(-1)).toBe('No se deshizo. El reparto cambió mientras tanto: vuelve a repartir.'));
  expect(net.seen('POST /api/rutas/repartir').at(-1)?.body).toEqual({
    fecha: DAY,
    rutas: [{ chofer: FIRST_DRIVER._id, sale: '11:40', paradas: [MARIA, HOTEL] }],
    visto: SEEN,
  });
});

it('asks for one proposal at a time, and then for the last choice alone', async () => {
  const { usuario: user, net } = await openRuta();
  let answer: (() => void) | undefined;
  net.route('POST /api/rutas/proponer', async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { body: proposal };
  });
  await screen.findByRole('region', { name: 'Toño Barrera' });
  await user.click(screen.getByRole('button', { name: 'Repartir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repartir 4 paradas' }));
  const asked = () => net.seen('POST /api/rutas/proponer');
  await waitFor(() => expect(asked()).toHaveLength(1));
  await user.click(dialog.getByRole('checkbox', { name: 'Rocío Mejía' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await user.click(dialog.getByRole('radio', { name: 'Parejo' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(asked()).toHaveLength(1);
  expect(dialog.getByRole('button', { name: 'Repartir así' })).toBeDisabled();
  act(() => answer?.());
  await waitFor(() => expect(asked()).toHaveLength(2));
  expect(asked()[1]?.body).toMatchObject({ choferes: [{ chofer: FIRST_DRIVER._id }], reparto: 'parejo' });
});

it('a retry waits for the proposal under way too, and the last choice is asked for after it', async () => {
  const { usuario: user, net } = await openRuta();
  net.route('POST /api/rutas/proponer', problem(503, 'El servidor está ocupado.'));
  await screen.findByRole('region', { name: 'Toño Barrera' });
  await user.click(screen.getByRole('button', { name: 'Repartir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repartir 4 paradas' }));
  const retry = await dialog.findByRole('button', { name: 'Reintentar' });
  const asked = () => net.seen('POST /api/rutas/proponer');
  let answer: (() => void) | undefined;
  net.route('POST /api/rutas/proponer', async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { body: proposal };
  });
  await user.click(retry);
  await waitFor(() => expect(asked()).toHaveLength(2));
  await user.click(dialog.getByRole('checkbox', { name: 'Rocío Mejía' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  expect(asked()).toHaveLength(2);
  act(() => answer?.());
  await waitFor(() => expect(asked()).toHaveLength(3));
  expect(asked()[2]?.body).toMatchObject({ choferes: [{ chofer: FIRST_DRIVER._id }] });
  act(() => answer?.());
  expect(await dialog.findByText('21.0 km y nadie llega tarde.')).toBeVisible();
});
