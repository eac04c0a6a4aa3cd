import { screen, within } from '@testing-library/react';
import { paint } from '../../testing/renderWithTheme.tsx';
import DateDialog, { type DateDialogProps } from './DateDialog.tsx';

const TODAY = '2026-12-10';

function open(props: Partial<DateDialogProps> = {}) {
  const onAccept = jest.fn();
  const onCancel = jest.fn();
  const view = paint(<DateDialog fecha={TODAY} today={TODAY} onAccept={onAccept} onCancel={onCancel} {...props} />);
  return { ...view, onAccept, onCancel };
}

const accept = () => screen.getByRole('button', { name: 'Aceptar' });

describe('DateDialog', () => {
  it('picks a day of the calendar, in Spanish and with the week from Sunday', async () => {
    const { onAccept, usuario: user } = open();
    expect(screen.getByRole('dialog', { name: 'Seleccionar fecha' })).toHaveTextContent('diciembre 2026');
    expect(screen.getAllByRole('columnheader').map((day) => day.textContent)).toEqual(['D', 'L', 'M', 'M', 'J', 'V', 'S']);
    await user.click(screen.getByRole('gridcell', { name: '15' }));
    await user.click(accept());
    expect(onAccept.mock.calls).toEqual([[{ fecha: '2026-12-15' }]]);
  });

  it('moves the promised date along with the note’s, keeping the days between', async () => {
    const { onAccept, usuario: user } = open({ promiseDate: '2026-12-12' });
    await user.click(screen.getByRole('button', { name: 'Mañana' }));
    await user.click(accept());
    expect(onAccept).toHaveBeenCalledWith({ fecha: '2026-12-11', promiseDate: '2026-12-13' });
  });

  it('changes the promised date alone, never before the note’s', async () => {
    const { onAccept, usuario: user } = open({ fecha: '2026-12-11', promiseDate: '2026-12-13' });
    await user.click(screen.getByRole('radio', { name: 'Fecha de entrega' }));
    expect(screen.queryByRole('button', { name: 'Hoy' })).not.toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: '10' })).toBeDisabled();
    expect(screen.getByRole('gridcell', { name: '13' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('gridcell', { name: '18' }));
    await user.click(accept());
    expect(onAccept).toHaveBeenCalledWith({ fecha: '2026-12-11', promiseDate: '2026-12-18' });
  });

  it('stays in the month that was gone to when it is drawn again', async () => {
    const { usuario: user, rerender } = open();
    await user.click(screen.getByRole('button', { name: 'Mes siguiente' }));
    expect(await screen.findByText('enero 2027')).toBeVisible();
    rerender(<DateDialog fecha={TODAY} today={TODAY} onAccept={jest.fn()} onCancel={jest.fn()} />);
    expect(screen.getByRole('dialog')).toHaveTextContent('enero 2027');
    expect(screen.queryByText('diciembre 2026')).not.toBeInTheDocument();
  });

  it('disables days before `min`', () => {
    open({ min: TODAY });
    expect(screen.getByRole('gridcell', { name: '9' })).toBeDisabled();
    expect(screen.getByRole('gridcell', { name: '10' })).toBeEnabled();
  });

  it('marks the branch’s today, whatever the day of the computer', () => {
    open({ fecha: '2026-12-12' });
    expect(screen.getByRole('gridcell', { current: 'date' })).toHaveTextContent('10');
  });

  it('asks before a date more than 60 days away', async () => {
    const { onAccept, usuario: user } = open({ today: '2026-09-11' });
    await user.click(screen.getByRole('gridcell', { name: '15' }));
    await user.click(accept());
    const question = within(await screen.findByRole('dialog', { name: '¿Usar la fecha 2026-12-15?' }));
    expect(question.getByText('Faltan 95 días para esa fecha.')).toBeVisible();
    expect(onAccept).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Usar esa fecha' }));
    expect(onAccept).toHaveBeenCalledWith({ fecha: '2026-12-15' });
  });

  it('takes a far date that was already there without asking', async () => {
    const { onAccept, usuario: user } = open({ fecha: '2027-12-10', promiseDate: '2027-12-12' });
    await user.click(accept());
    expect(onAccept).toHaveBeenCalledWith({ fecha: '2027-12-10', promiseDate: '2027-12-12' });
  });

  it('changes nothing with Escape', async () => {
    const { onAccept, onCancel, usuario: user } = open();
    await user.click(screen.getByRole('button', { name: 'En 2 días' }));
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onAccept).not.toHaveBeenCalled();
  });
});
