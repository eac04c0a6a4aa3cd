import { id } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { DAY, FIRST_DRIVER, SECOND_DRIVER, testDay } from '../testing/day';
import { openRuta } from '../testing/openRuta';

afterEach(() => jest.useRealTimers());

const HOTEL = { nota: id(710_003), tipo: 'recoleccion' };
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
  const { usuario: user, red, avisos: toasts } = await openRuta();
  red.route('POST /api/rutas/proponer', { body: proposal });
  await screen.findByRole('region', { name: 'Toño Barrera' });
  await user.click(screen.getByRole('button', { name: 'Repartir' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repartir 4 paradas' }));
  expect(dialog.getByText('Jueves 10 de diciembre, salen de Sucursal Narvarte')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Memo Salas' })).not.toBeChecked();
  expect(dialog.getByText('No trabaja los jueves')).toBeVisible();
  expect(await dialog.findByText('21.0 km y nadie llega tarde.')).toBeVisible();
  expect(dialog.getByText('11:40 a 17:15')).toBeVisible();
  expect(dialog.getByText(/Barbería El Pelón, que está pendiente, va a las 12:10/)).toBeVisible();
  expect(red.seen('POST /api/rutas/proponer')[0]?.body).toEqual({
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
    expect(red.seen('POST /api/rutas/proponer').at(-1)?.body).toEqual({
      fecha: DAY,
      choferes: [{ chofer: FIRST_DRIVER._id, sale: '11:40' }],
      reparto: 'parejo',
    }),
  );
  const keep = dialog.getByRole('button', { name: 'Repartir así' });
  await waitFor(() => expect(keep).toBeEnabled());
  red.route('POST /api/rutas/repartir', problem(500, 'El servidor tuvo un problema.'));
  await user.click(keep);
  expect(await dialog.findByText(/^No se repartió\. El servidor tuvo un problema\./)).toBeVisible();
  red.route('POST /api/rutas/repartir', { body: testDay() });
  await user.click(keep);
  await waitFor(() => expect(toasts().at(-1)).toBe('Paradas repartidas.'));
  expect(red.seen('POST /api/rutas/repartir').at(-1)?.body).toEqual({
    fecha: DAY,
    rutas: [{ chofer: FIRST_DRIVER._id, sale: '11:40', paradas: [HOTEL, PELON] }],
  });
});
