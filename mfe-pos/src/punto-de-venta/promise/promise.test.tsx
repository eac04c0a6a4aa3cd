import { api } from '@lavanda/shared';
import type { PromisedDay } from '@lavanda/shared/contract/schemas/promises';
import { daysIn } from '@lavanda/shared/domain/capacity';
import { setDate } from '@lavanda/shared/testing/clock';
import { clearDevice } from '@lavanda/shared/testing/device';
import { NARVARTE } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, problem } from '@lavanda/shared/testing/network';
import { afterPaint } from '@lavanda/shared/ui/feedback/afterPaint';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addKilos, nota, openTill, saveButton, saved, selectCliente, type Till, tile, tillNetwork } from '../testing/register';

const READ = 'GET /api/ventas/capacidad';
const CAPACITY = { kilos: 120, piezas: 60, dias_cerrados: [], fechas_cerradas: ['2026-12-25'] };
/** Kilos and pieces promised by day. */
const PROMISED: Readonly<Record<string, readonly [number, number]>> = {
  '2026-12-10': [120, 20],
  '2026-12-11': [112, 58],
  '2026-12-12': [71, 29],
};

function promisedDay(day: string): PromisedDay {
  const [kilos, pieces] = PROMISED[day] ?? [0, 0];
  return { dia: day, kilos, piezas: pieces, cerrado: day === '2026-12-25' };
}

// The clock shows Thursday, December 10, 2026, at noon in Mexico City.
beforeEach(async () => {
  await clearDevice();
  setDate('2026-12-10T18:00:00Z');
});
afterEach(() => jest.useRealTimers());

function network(): MockNetwork {
  const net = tillNetwork();
  net.route(READ, ({ query }) => ({
    body: {
      sucursal: NARVARTE._id,
      capacidad: CAPACITY,
      horario: 'Lunes a sábado, 08:00 a 20:00',
      dias: daysIn(query.get('desde') ?? '', query.get('hasta') ?? '').map(promisedDay),
    },
  }));
  return net;
}

/** Opens the till of a sucursal with a capacity, whose usual promise is the next day. */
async function openLimited(): Promise<Till> {
  const box = await openTill({ capacity: CAPACITY, deliveryDays: 1 });
  await screen.findByText('Ningún articulo agregado');
  return box;
}

async function addPieces({ usuario: user }: Till, count: number): Promise<void> {
  for (let piece = 0; piece < count; piece++) await user.click(tile('Edredón matrimonial'));
}

async function openCalendar({ usuario: user }: Till) {
  await user.click(screen.getByRole('button', { name: /Seleccionar fecha$/ }));
  return within(await screen.findByRole('dialog', { name: 'Seleccionar fecha' }));
}

describe('a sucursal with a capacity', () => {
  it('proposes the first day with room, and saves it without a question', async () => {
    const net = network();
    const box = await openLimited();
    await selectCliente(box);
    await addPieces(box, 2);
    expect(await nota().findByText('Entrega 2026-12-11')).toBeVisible();
    await addPieces(box, 1);
    expect(await nota().findByText('Entrega 2026-12-12')).toBeVisible();
    await box.usuario.click(saveButton());
    await waitFor(() => expect(saved(net)).toHaveLength(1));
    expect(saved(net)[0]).toMatchObject({ fecha: '2026-12-10', fecha_entrega: '2026-12-12' });
  });

  it('shows how full the days are, and why the usual one is passed over', async () => {
    network();
    const box = await openLimited();
    await addKilos(box, '4.5');
    await addPieces(box, 6);
    const dialog = await openCalendar(box);
    for (const name of ['10, lleno', '11, no cabe', '12, con lugar', '26, con lugar'])
      expect(dialog.getByRole('gridcell', { name })).toBeEnabled();
    expect(dialog.getByRole('gridcell', { name: '25, cerrado' })).toBeDisabled();
    expect(dialog.getByRole('gridcell', { name: '12, con lugar' })).toHaveAttribute('aria-selected', 'true');
    expect(dialog.getByText('Primer día con lugar')).toBeVisible();
    expect(dialog.getByText('75.5 de 120 kg')).toBeVisible();
    expect(dialog.getByText('29 + 6')).toBeVisible();
    expect(dialog.getByText('Esta nota: 4.5 kg y 6 piezas')).toBeVisible();
    expect(dialog.getByText('El viernes 11 ya no cabe: quedaría en 64 de 60 piezas.')).toBeVisible();
    await box.usuario.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(nota().getByText('Entrega 2026-12-12')).toBeVisible();
  });

  it('promises a day over it when told to, and doesn’t ask again', async () => {
    const net = network();
    const box = await openLimited();
    await selectCliente(box);
    await addPieces(box, 6);
    const dialog = await openCalendar(box);
    await box.usuario.click(dialog.getByRole('gridcell', { name: '11, no cabe' }));
    expect(dialog.getByText('Terminarían cerca de las 20:48, 48 minutos después del cierre.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Pasar al sábado 12' })).toBeVisible();
    await box.usuario.click(dialog.getByRole('button', { name: 'Prometer viernes 11 de todos modos' }));
    await box.usuario.click(saveButton());
    await waitFor(() => expect(saved(net)).toHaveLength(1));
    expect(saved(net)[0]).toMatchObject({ fecha_entrega: '2026-12-11' });
  });

  it('asks once when what comes later puts the chosen day over it', async () => {
    const net = network();
    const box = await openLimited();
    await selectCliente(box);
    await addPieces(box, 2);
    const dialog = await openCalendar(box);
    await box.usuario.click(dialog.getByRole('button', { name: 'Prometer viernes 11' }));
    await addPieces(box, 4);
    await box.usuario.click(saveButton());
    const title = 'El viernes 11 ya no cabe: quedaría en 64 de 60 piezas';
    await box.usuario.click(within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: 'Cerrar' }));
    expect(saved(net)).toEqual([]);
    await box.usuario.click(saveButton());
    const question = within(await screen.findByRole('dialog', { name: title }));
    expect(question.getByText(/48 minutos después del cierre/)).toBeVisible();
    expect(question.getByRole('button', { name: 'Prometer viernes 11' })).toBeVisible();
    await box.usuario.click(question.getByRole('button', { name: 'Pasar al sábado 12' }));
    await waitFor(() => expect(saved(net)).toHaveLength(1));
    expect(saved(net)[0]).toMatchObject({ fecha_entrega: '2026-12-12' });
  });

  it('asks again when a nota that was promised over it grows', async () => {
    const net = network();
    const box = await openLimited();
    await selectCliente(box);
    await addPieces(box, 6);
    const dialog = await openCalendar(box);
    await box.usuario.click(dialog.getByRole('gridcell', { name: '11, no cabe' }));
    await box.usuario.click(dialog.getByRole('button', { name: 'Prometer viernes 11 de todos modos' }));
    await addPieces(box, 1);
    await box.usuario.click(saveButton());
    const title = 'El viernes 11 ya no cabe: quedaría en 65 de 60 piezas';
    const question = within(await screen.findByRole('dialog', { name: title }));
    await box.usuario.click(question.getByRole('button', { name: 'Prometer viernes 11' }));
    await waitFor(() => expect(saved(net)).toHaveLength(1));
    expect(saved(net)[0]).toMatchObject({ fecha_entrega: '2026-12-11' });
  });

  it('keeps the day that it proposed when other registers fill it, and asks before it is saved', async () => {
    const net = network();
    const box = await openLimited();
    await selectCliente(box);
    await addPieces(box, 2);
    expect(await nota().findByText('Entrega 2026-12-11')).toBeVisible();
    // The day is kept once the cashier could see it.
    await act(() => new Promise<void>((seen) => afterPaint(seen)));
    net.route(READ, ({ query }) => ({
      body: {
        sucursal: NARVARTE._id,
        capacidad: CAPACITY,
        horario: '',
        dias: daysIn(query.get('desde') ?? '', query.get('hasta') ?? '').map((day) =>
          day === '2026-12-11' ? { ...promisedDay(day), piezas: 60 } : promisedDay(day),
        ),
      },
    }));
    act(() => void box.store.dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }])));
    const dialog = await openCalendar(box);
    expect(await dialog.findByRole('gridcell', { name: '11, lleno' })).toHaveAttribute('aria-selected', 'true');
    await box.usuario.keyboard('{Escape}');
    await box.usuario.click(saveButton());
    const title = 'El viernes 11 ya no cabe: quedaría en 62 de 60 piezas';
    const question = within(await screen.findByRole('dialog', { name: title }));
    await box.usuario.click(question.getByRole('button', { name: 'Pasar al sábado 12' }));
    await waitFor(() => expect(saved(net)).toHaveLength(1));
    expect(saved(net)[0]).toMatchObject({ fecha_entrega: '2026-12-12' });
  });

  it('keeps the proposed day and the open calendar’s choice when a later reading fails', async () => {
    const net = network();
    const box = await openLimited();
    await addPieces(box, 6);
    expect(await nota().findByText('Entrega 2026-12-12')).toBeVisible();
    const dialog = await openCalendar(box);
    await box.usuario.click(dialog.getByRole('gridcell', { name: '14, con lugar' }));
    const before = net.seen(READ).length;
    net.route(READ, () => problem(500, 'Algo falló.'));
    act(() => void box.store.dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }])));
    await waitFor(() => expect(net.seen(READ).length).toBeGreaterThan(before));
    await waitFor(() => expect(dialog.getByRole('gridcell', { name: '14, con lugar' })).toHaveAttribute('aria-selected', 'true'));
    await box.usuario.click(dialog.getByRole('button', { name: 'Prometer lunes 14' }));
    expect(await nota().findByText('Entrega 2026-12-14')).toBeVisible();
  });

  it('whose days can’t be read has the plain calendar and says so', async () => {
    const net = network();
    net.route(READ, () => problem(500, 'Algo falló.'));
    const box = await openLimited();
    await addPieces(box, 6);
    expect(await nota().findByText('Entrega 2026-12-11')).toBeVisible();
    const dialog = await openCalendar(box);
    expect(dialog.getByText('No pudimos leer qué tan lleno está cada día.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Aceptar' })).toBeVisible();
    expect(dialog.getByRole('gridcell', { name: '11' })).toBeEnabled();
  });
});

it('a sucursal without a capacity asks for nothing, and has the plain calendar', async () => {
  const net = network();
  const box = await openTill();
  await addPieces(box, 6);
  const dialog = await openCalendar(box);
  expect(dialog.getByRole('radio', { name: 'Fecha de la nota' })).toBeChecked();
  await box.usuario.click(dialog.getByRole('button', { name: 'Mañana' }));
  await box.usuario.click(dialog.getByRole('button', { name: 'Aceptar' }));
  expect(nota().getByText('Entrega 2026-12-13')).toBeVisible();
  expect(net.seen(READ)).toEqual([]);
});
