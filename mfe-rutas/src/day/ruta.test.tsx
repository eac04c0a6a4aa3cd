import { learnServerClock, resetServerClock } from '@lavanda/shared/api/serverClock';
import { id } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DAY, FIRST_DRIVER, SECOND_DRIVER, testDay, testStop } from '../testing/day';
import { openRuta } from '../testing/openRuta';

const HOTEL = { nota: id(710_003), tipo: 'recoleccion' };
const MARIA = { nota: id(710_002), tipo: 'recoleccion' };
const driver = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => {
  jest.useRealTimers();
  resetServerClock();
});

it('shows the day by driver, with what is done, late, not ready and given to nobody', async () => {
  await openRuta();
  const first = await driver('Toño Barrera');
  expect(
    first.getByText(
      (_text, node) => node?.tagName === 'SMALL' && /3 paradas · 12\.6 km · sale 11:40, .*termina 17:15/.test(node.textContent),
    ),
  ).toBeVisible();
  expect(first.getByRole('button', { name: /Alejandra Herrera.*09:22.*Cobró \$224\.00/ })).toBeVisible();
  expect(first.getByRole('button', { name: /Hotel Miravalle.*12:08.*10:00 a 12:00/ })).toBeVisible();
  const second = await driver('Rocío Mejía');
  expect(second.getByText(/en camino/)).toBeVisible();
  expect(second.getByRole('button', { name: /cobrar \$734\.40.*Aún no está lista/ })).toBeVisible();
  const nobody = await driver('Sin asignar');
  expect(nobody.getByRole('button', { name: /Barbería El Pelón.*Ayer 10:00 a 12:00/ })).toBeVisible();
  expect(screen.getByText('22.4 km · 1 de 5 hechas')).toBeInTheDocument();
  expect(screen.getByText(/Hotel Miravalle: llega 12:08, 8 min tarde\./)).toBeVisible();
  expect(screen.getByText(/Con otro orden, Toño llega a tiempo y ahorra 1\.4 km\./)).toBeVisible();
  expect(screen.getByText('en línea recta')).toBeInTheDocument();
});

it('opens today by the server’s clock where the device’s is a day ahead', async () => {
  const device = Date.parse('2026-12-11T15:00:00Z');
  learnServerClock('Thu, 10 Dec 2026 15:00:00 GMT', device, device);
  const { net } = await openRuta({ now: '2026-12-11T15:00:00Z' });
  await driver('Toño Barrera');
  expect(net.seen('GET /api/rutas/dia').map(({ query }) => query.get('fecha'))).toEqual([DAY]);
});

it('filters by what is done at the stop', async () => {
  const { usuario: user } = await openRuta();
  await user.click(await screen.findByRole('radio', { name: 'Entregas 2' }));
  expect(screen.getByRole('button', { name: /Café Tres Abejas.*Aún/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Hotel Miravalle.*12:08/ })).toBeNull();
});

it('Alt and an arrow move a stop among those that are not done, and the new place is announced', async () => {
  const { usuario: user, net, kept } = await openRuta();
  const hotel = await screen.findByRole('button', { name: /Hotel Miravalle.*12:08/ });
  net.route('POST /api/rutas/mover', () => {
    kept.day = testDay();
    for (const stop of kept.day.paradas) {
      if (stop.nota === HOTEL.nota) Object.assign(stop, { orden: 2, llega: '11:50', minutos_tarde: 0 });
      if (stop.nota === MARIA.nota) Object.assign(stop, { orden: 3 });
    }
    return { body: kept.day };
  });
  act(() => hotel.focus());
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(await screen.findByText('Hotel Miravalle, parada 2 de 3, llega 11:50')).toBeInTheDocument();
  expect(net.seen('POST /api/rutas/mover')[0]?.body).toEqual({ fecha: DAY, parada: HOTEL, chofer: FIRST_DRIVER._id, lugar: 0 });
  await waitFor(() => expect(screen.getByRole('button', { name: /Hotel Miravalle.*11:50/ })).toHaveFocus());
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(net.seen('POST /api/rutas/mover')).toHaveLength(1);
});

it('fast moves are made one after another, each from where the one before left the stop', async () => {
  const places = ['B', 'C', 'D'].map((name, index) =>
    testStop({ nota: id(740_000 + index), chofer: FIRST_DRIVER._id, orden: index + 1, cliente_name: `Cliente ${name}` }),
  );
  const { usuario: user, net, kept } = await openRuta({ day: testDay({ paradas: places, sugerencia: null }) });
  net.route('POST /api/rutas/mover', async ({ body }) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { parada, lugar: place } = body as { parada: { nota: string }; lugar: number };
    const own = kept.day.paradas.toSorted((a, b) => (a.orden ?? 0) - (b.orden ?? 0));
    const moved = own.find(({ nota }) => nota === parada.nota);
    const others = own.filter((stop) => stop !== moved);
    const paradas = (moved ? others.toSpliced(place, 0, moved) : others).map((stop, index) => ({ ...stop, orden: index + 1 }));
    kept.day = { ...kept.day, paradas };
    return { body: kept.day };
  });
  const row = await screen.findByRole('button', { name: /Cliente B/ });
  act(() => row.focus());
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
  expect(await screen.findByText('Cliente B, parada 3 de 3')).toBeInTheDocument();
  expect(net.seen('POST /api/rutas/mover').map(({ body }) => body.lugar)).toEqual([1, 2]);
});

it('a stop where nobody was goes to a driver, and not to nobody', async () => {
  const day = testDay();
  for (const stop of day.paradas)
    if (stop.nota === HOTEL.nota) Object.assign(stop, { estado: 'no_estaba', motivo: 'nadie_abre' });
  const { usuario: user } = await openRuta({ day });
  await user.click(await screen.findByRole('button', { name: /Hotel Miravalle/ }));
  await user.click(await screen.findByRole('button', { name: 'Mover a…' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent: text }) => text)).not.toContain('Sin asignar');
});

it('drivers of one name have regions that are told apart', async () => {
  await openRuta({ day: testDay({ choferes: [FIRST_DRIVER, { ...SECOND_DRIVER, nombre: FIRST_DRIVER.nombre }] }) });
  expect(await screen.findByRole('region', { name: 'Toño Barrera' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Toño Barrera (2)' })).toBeVisible();
});

it('a stop goes to another driver from its menu; a refused move says why and reads the day again', async () => {
  const { usuario: user, net, avisos: toasts } = await openRuta();
  await user.click(await screen.findByRole('button', { name: /Barbería El Pelón/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Barbería El Pelón' }));
  net.route('POST /api/rutas/mover', problem(409, 'Esa parada ya se hizo.', { actual: testDay() }));
  await user.click(dialog.getByRole('button', { name: 'Mover a…' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rocío Mejía' }));
  await waitFor(() => expect(toasts().at(-1)).toBe('Barbería El Pelón no se movió. Esa parada ya se hizo.'));
  expect(net.seen('POST /api/rutas/mover')[0]?.body).toMatchObject({ chofer: SECOND_DRIVER._id });
  await waitFor(() => expect(net.seen('GET /api/rutas/dia').length).toBeGreaterThan(1));
});

it('the stop opens its nota', async () => {
  const { usuario: user, lugar: place } = await openRuta();
  await user.click(await screen.findByRole('button', { name: /Hotel Miravalle.*12:08/ }));
  await user.click(await screen.findByRole('button', { name: 'Abrir nota' }));
  expect(place()).toBe(`/app/pos/${HOTEL.nota}`);
});

it("'Ordenar' keeps the better order, says what it saved, and undoes it", async () => {
  const { usuario: user, net, avisos: toasts, messages } = await openRuta();
  const one = (chofer: string, paradas: object[]) => ({ chofer, sale: '11:40', paradas, km: 5, termina: '13:00' });
  const stop = (ref: object) => ({ ...ref, llega: '11:50', minutos_tarde: 0 });
  const cafe = { nota: id(720_001), tipo: 'entrega' };
  net.route('POST /api/rutas/proponer', {
    body: {
      rutas: [one(FIRST_DRIVER._id, [stop(HOTEL)]), one(SECOND_DRIVER._id, [stop(cafe)])],
      km: 10,
      tarde: [],
      fuera: [MARIA],
      en_linea_recta: true,
    },
  });
  const better = testDay({ sugerencia: null });
  for (const route of better.rutas) if (route.chofer === FIRST_DRIVER._id) route.km = 11.2;
  net.route('POST /api/rutas/repartir', { body: better });
  const ordering = await screen.findByRole('button', { name: 'Ordenar' });
  await waitFor(() => expect(ordering).toBeEnabled());
  await user.click(ordering);
  await waitFor(() => expect(toasts().at(-1)).toBe('Ruta ordenada: 1.4 km menos.'));
  expect(messages().at(-1)?.action).toBe('Deshacer');
  const sent = net.seen('POST /api/rutas/repartir')[0]?.body as { rutas: { chofer: string; paradas: object[] }[] };
  // A stop without coordinates stays at the end of its driver's route.
  expect(sent.rutas.find(({ chofer }) => chofer === FIRST_DRIVER._id)?.paradas).toEqual([HOTEL, MARIA]);
  expect(net.seen('POST /api/rutas/repartir')[0]?.body).toMatchObject({
    visto: [
      { chofer: FIRST_DRIVER._id, paradas: [MARIA, HOTEL] },
      { chofer: SECOND_DRIVER._id, paradas: [cafe] },
    ],
  });
});

it('says when there is nothing, when it was not read, and steps by day in the address', async () => {
  const { usuario: user, net, lugar: place } = await openRuta({ day: testDay({ paradas: [], rutas: [], sugerencia: null }) });
  expect(await screen.findByText('Sin paradas para este día')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Repartir' })).toBeDisabled();
  net.route('GET /api/rutas/dia', problem(500, 'El servidor tuvo un problema.'));
  await user.click(screen.getByRole('button', { name: 'Día siguiente' }));
  expect(place()).toBe('/app/ruta?dia=2026-12-11');
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo leer la ruta');
  net.route('GET /api/rutas/dia', { body: testDay({ fecha: '2026-12-11' }) });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await driver('Toño Barrera')).toBeTruthy();
  expect(screen.getByText('Mañana, viernes 11')).toBeVisible();
});

it('a driver’s link is made, copied and taken away', async () => {
  const { usuario: user, net, avisos: toasts } = await openRuta();
  net.route('POST /api/rutas/enlace', { body: { enlace: '/r/token', whatsapp: 'https://wa.me/525533129087?text=x' } });
  net.route('POST /api/rutas/enlace/revocar', { body: { quitados: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Enlace de Toño Barrera' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enlace de Toño Barrera' }));
  expect(await dialog.findByRole('textbox', { name: 'Enlace' })).toHaveValue('http://localhost/r/token');
  expect(dialog.getByRole('link', { name: 'Enviar por WhatsApp' })).toHaveAttribute('href', 'https://wa.me/525533129087?text=x');
  await user.click(dialog.getByRole('button', { name: 'Copiar' }));
  await waitFor(() => expect(toasts().at(-1)).toBe('Enlace copiado.'));
  await user.click(dialog.getByRole('button', { name: 'Quitar enlace' }));
  await waitFor(() => expect(toasts().at(-1)).toBe('El enlace de Toño Barrera ya no abre.'));
});

it('a stop where nobody was says why and when, shows its photo, and tells what needs a person', async () => {
  const day = testDay();
  const absent = { estado: 'no_estaba', motivo: 'nadie_abre', detalle: 'Toqué dos veces', foto: true } as const;
  for (const stop of day.paradas) if (stop.nota === HOTEL.nota) Object.assign(stop, absent, { problema: 'La nota se anuló.' });
  const { usuario: user } = await openRuta({ day });
  const row = await screen.findByRole('button', {
    name: /Hotel Miravalle.*Foto de la puerta.*La nota se anuló\..*12:08.*No estaba: nadie abre/,
  });
  await user.click(row);
  const dialog = within(await screen.findByRole('dialog', { name: 'Hotel Miravalle' }));
  const [problem, reason] = dialog.getAllByRole('alert');
  expect(problem).toHaveTextContent('La nota se anuló.');
  expect(reason).toHaveTextContent('12:08 · No estaba: nadie abre Toqué dos veces');
  expect(dialog.getByText('Toño Barrera, parada 3')).toBeVisible();
  const photo = `/api/rutas/paradas/${HOTEL.nota}/recoleccion/foto?fecha=${DAY}`;
  expect(dialog.getByRole('img', { name: 'Foto de la puerta' })).toHaveAttribute('src', photo);
});

it('a row has the street alone, and what nobody has no hour but its window', async () => {
  const free = testStop({
    cliente_name: 'Barbería El Pelón',
    domicilio: { descripcion: 'Tajín 480, Narvarte, CDMX', lat: null, lon: null },
  });
  const { usuario: user } = await openRuta({ day: testDay({ paradas: [free] }) });
  const row = await screen.findByRole('button', { name: /^Barbería El Pelón.*Recolección · Tajín 480\s*10:00 a 12:00$/ });
  await user.click(row);
  expect(await screen.findByText('Recolección · Tajín 480, Narvarte, CDMX')).toBeVisible();
});

it('lateness of an hour or more is said in hours', async () => {
  const day = testDay();
  if (day.sugerencia) Object.assign(day.sugerencia, { minutos_tarde: 309, quedan_tarde: 60 });
  await openRuta({ day });
  expect(await screen.findByText(/Hotel Miravalle: llega 12:08, 5 h 9 min tarde\./)).toBeVisible();
  expect(screen.getByText(/Toño llega 1 h tarde/)).toBeVisible();
});
