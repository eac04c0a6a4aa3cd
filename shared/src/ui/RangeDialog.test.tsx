import { screen, within } from '@testing-library/react';
import { simularAncho } from '../pruebas/ancho.ts';
import { pintar } from '../pruebas/pintar.tsx';
import RangeDialog, { type RangeDialogProps } from './RangeDialog.tsx';

const HOY = '2026-12-10';
const TITULO = 'Seleccionar rango de fechas a consultar';

function abrir(props: Partial<RangeDialogProps> = {}) {
  const onConsultar = jest.fn();
  const onCancelar = jest.fn();
  const vista = pintar(
    <RangeDialog titulo={TITULO} desde="" hasta="" hoy={HOY} onConsultar={onConsultar} onCancelar={onCancelar} {...props} />,
  );
  return { ...vista, onConsultar, onCancelar };
}

const consultar = () => screen.getByRole('button', { name: 'Consultar' });
const mes = (n: number) => within(screen.getAllByRole('grid')[n] ?? document.body);

/** Two calendars are a lot to draw in jsdom; a busy machine needs longer than the default. */
jest.setTimeout(60_000);

beforeEach(() => simularAncho(1440));

describe('RangeDialog', () => {
  it('shows this month and the one before, the week from Sunday, and takes a range of two touches', async () => {
    const { onConsultar, usuario } = abrir();
    expect(screen.getByRole('dialog', { name: TITULO })).toHaveTextContent(/noviembre 2026.*diciembre 2026/);
    expect(
      mes(0)
        .getAllByRole('columnheader')
        .map((dia) => dia.textContent),
    ).toEqual(['D', 'L', 'M', 'M', 'J', 'V', 'S']);
    await usuario.click(mes(0).getByRole('gridcell', { name: '28' }));
    await usuario.click(mes(1).getByRole('gridcell', { name: '3' }));
    expect(screen.getByLabelText('Desde')).toHaveValue('2026-11-28');
    expect(screen.getByLabelText('Hasta')).toHaveValue('2026-12-03');
    const elegidos = screen.getAllByRole('gridcell', { selected: true });
    expect(elegidos.map((dia) => dia.textContent)).toEqual(['28', '29', '30', '1', '2', '3']);
    await usuario.click(consultar());
    expect(onConsultar.mock.calls).toEqual([[{ desde: '2026-11-28', hasta: '2026-12-03' }]]);
  });

  it('begins the range again with a day before its first', async () => {
    const { onConsultar, usuario } = abrir();
    await usuario.click(mes(1).getByRole('gridcell', { name: '20' }));
    await usuario.click(mes(1).getByRole('gridcell', { name: '4' }));
    await usuario.click(mes(1).getByRole('gridcell', { name: '8' }));
    await usuario.click(consultar());
    expect(onConsultar).toHaveBeenCalledWith({ desde: '2026-12-04', hasta: '2026-12-08' });
  });

  it('offers the usual ranges', async () => {
    const { onConsultar, usuario } = abrir();
    await usuario.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(screen.getByRole('button', { name: 'Mes anterior', pressed: true })).toBeVisible();
    await usuario.click(consultar());
    expect(onConsultar).toHaveBeenCalledWith({ desde: '2026-11-01', hasta: '2026-11-30' });
  });

  it('takes typed days, one end alone too, with Enter', async () => {
    const { onConsultar, usuario } = abrir();
    await usuario.type(screen.getByLabelText('Desde'), '2025-02-28{Enter}');
    expect(onConsultar).toHaveBeenCalledWith({ desde: '2025-02-28', hasta: '' });
  });

  it('refuses a day that doesn’t exist and an inverted range, and keeps what was typed', async () => {
    const { onConsultar, usuario } = abrir({ desde: '2026-12-05' });
    await usuario.type(screen.getByLabelText('Hasta'), '2026-02-30{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe la fecha como AAAA-MM-DD.');
    expect(screen.getByLabelText('Hasta')).toHaveFocus();
    await usuario.clear(screen.getByLabelText('Hasta'));
    await usuario.type(screen.getByLabelText('Hasta'), '2026-12-01{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('La fecha final debe ser igual o posterior a la inicial.');
    expect(screen.getByLabelText('Desde')).toHaveValue('2026-12-05');
    expect(onConsultar).not.toHaveBeenCalled();
  });

  it('takes the dates off, and changes nothing with Escape', async () => {
    const { onConsultar, onCancelar, usuario } = abrir({ desde: '2026-12-01', hasta: HOY });
    await usuario.keyboard('{Escape}');
    expect(onCancelar).toHaveBeenCalledTimes(1);
    await usuario.click(screen.getByRole('button', { name: 'Quitar fechas' }));
    expect(onConsultar.mock.calls).toEqual([[{ desde: '', hasta: '' }]]);
  });

  it('shows one calendar where there is room for one', () => {
    simularAncho(390);
    abrir({ desde: '2026-12-01', hasta: HOY });
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.getByRole('gridcell', { current: 'date' })).toHaveTextContent('10');
  });
});
