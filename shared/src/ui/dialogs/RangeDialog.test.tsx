import { screen, within } from '@testing-library/react';
import { paint } from '../../testing/renderWithTheme.tsx';
import { mockWidth } from '../../testing/viewportWidth.ts';
import RangeDialog, { type RangeDialogProps } from './RangeDialog.tsx';

const TODAY = '2026-12-10';
const TITLE = 'Seleccionar rango de fechas a consultar';

function open(props: Partial<RangeDialogProps> = {}) {
  const onApply = jest.fn();
  const onCancel = jest.fn();
  const view = paint(
    <RangeDialog title={TITLE} from="" until="" today={TODAY} onApply={onApply} onCancel={onCancel} {...props} />,
  );
  return { ...view, onApply, onCancel };
}

const apply = () => screen.getByRole('button', { name: 'Consultar' });
const month = (n: number) => within(screen.getAllByRole('grid')[n] ?? document.body);

/** Time limit, ms: two calendars render slowly in jsdom. */
jest.setTimeout(60_000);

beforeEach(() => mockWidth(1440));

describe('RangeDialog', () => {
  it('shows this month and the previous one, weeks from Sunday, and selects a range with two taps', async () => {
    const { onApply, usuario: user } = open();
    expect(screen.getByRole('dialog', { name: TITLE })).toHaveTextContent(/noviembre 2026.*diciembre 2026/);
    expect(
      month(0)
        .getAllByRole('columnheader')
        .map((day) => day.textContent),
    ).toEqual(['D', 'L', 'M', 'M', 'J', 'V', 'S']);
    await user.click(month(0).getByRole('gridcell', { name: '28' }));
    await user.click(month(1).getByRole('gridcell', { name: '3' }));
    expect(screen.getByLabelText('Desde')).toHaveValue('2026-11-28');
    expect(screen.getByLabelText('Hasta')).toHaveValue('2026-12-03');
    const selected = screen.getAllByRole('gridcell', { selected: true });
    expect(selected.map((day) => day.textContent)).toEqual(['28', '29', '30', '1', '2', '3']);
    await user.click(apply());
    expect(onApply.mock.calls).toEqual([[{ from: '2026-11-28', until: '2026-12-03' }]]);
  });

  it('begins the range again with a day before its first', async () => {
    const { onApply, usuario: user } = open();
    await user.click(month(1).getByRole('gridcell', { name: '20' }));
    await user.click(month(1).getByRole('gridcell', { name: '4' }));
    await user.click(month(1).getByRole('gridcell', { name: '8' }));
    await user.click(apply());
    expect(onApply).toHaveBeenCalledWith({ from: '2026-12-04', until: '2026-12-08' });
  });

  it('offers the usual ranges', async () => {
    const { onApply, usuario: user } = open();
    await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(screen.getByRole('button', { name: 'Mes anterior', pressed: true })).toBeVisible();
    await user.click(apply());
    expect(onApply).toHaveBeenCalledWith({ from: '2026-11-01', until: '2026-11-30' });
  });

  it('takes typed days, one end alone too, with Enter', async () => {
    const { onApply, usuario: user } = open();
    await user.type(screen.getByLabelText('Desde'), '2025-02-28{Enter}');
    expect(onApply).toHaveBeenCalledWith({ from: '2025-02-28', until: '' });
  });

  it('refuses a day that doesn’t exist and an inverted range, and keeps what was typed', async () => {
    const { onApply, usuario: user } = open({ from: '2026-12-05' });
    await user.type(screen.getByLabelText('Hasta'), '2026-02-30{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe la fecha como AAAA-MM-DD.');
    expect(screen.getByLabelText('Hasta')).toHaveFocus();
    await user.clear(screen.getByLabelText('Hasta'));
    await user.type(screen.getByLabelText('Hasta'), '2026-12-01{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('La fecha final debe ser igual o posterior a la inicial.');
    expect(screen.getByLabelText('Desde')).toHaveValue('2026-12-05');
    expect(onApply).not.toHaveBeenCalled();
  });

  it('takes the dates off, and changes nothing with Escape', async () => {
    const { onApply, onCancel, usuario: user } = open({ from: '2026-12-01', until: TODAY });
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Quitar fechas' }));
    expect(onApply.mock.calls).toEqual([[{ from: '', until: '' }]]);
  });

  it('shows one calendar where there is room for one', () => {
    mockWidth(390);
    open({ from: '2026-12-01', until: TODAY });
    expect(screen.getAllByRole('grid')).toHaveLength(1);
    expect(screen.getByRole('gridcell', { current: 'date' })).toHaveTextContent('10');
  });
});
