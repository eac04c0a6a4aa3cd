import { screen } from '@testing-library/react';
import { pintar } from '../pruebas/pintar.tsx';
import DateDialog, { type DateDialogProps } from './DateDialog.tsx';

const HOY = '2026-12-10';

function abrir(props: Partial<DateDialogProps> = {}) {
  const onAceptar = jest.fn();
  const onCancelar = jest.fn();
  const vista = pintar(<DateDialog fecha={HOY} hoy={HOY} onAceptar={onAceptar} onCancelar={onCancelar} {...props} />);
  return { ...vista, onAceptar, onCancelar };
}

const aceptar = () => screen.getByRole('button', { name: 'Aceptar' });

describe('DateDialog', () => {
  it('picks a day of the calendar, in Spanish and with the week from Sunday', async () => {
    const { onAceptar, usuario } = abrir();
    expect(screen.getByRole('dialog', { name: 'Seleccionar fecha' })).toHaveTextContent('diciembre 2026');
    expect(screen.getAllByRole('columnheader').map((dia) => dia.textContent)).toEqual(['D', 'L', 'M', 'M', 'J', 'V', 'S']);
    await usuario.click(screen.getByRole('gridcell', { name: '15' }));
    await usuario.click(aceptar());
    expect(onAceptar.mock.calls).toEqual([[{ fecha: '2026-12-15' }]]);
  });

  it('moves the promised date along with the note’s, keeping the days between', async () => {
    const { onAceptar, usuario } = abrir({ fechaEntrega: '2026-12-12' });
    await usuario.click(screen.getByRole('button', { name: 'Mañana' }));
    await usuario.click(aceptar());
    expect(onAceptar).toHaveBeenCalledWith({ fecha: '2026-12-11', fechaEntrega: '2026-12-13' });
  });

  it('changes the promised date alone, never before the note’s', async () => {
    const { onAceptar, usuario } = abrir({ fecha: '2026-12-11', fechaEntrega: '2026-12-13' });
    await usuario.click(screen.getByRole('radio', { name: 'Fecha de entrega' }));
    expect(screen.queryByRole('button', { name: 'Hoy' })).not.toBeInTheDocument();
    expect(screen.getByRole('gridcell', { name: '10' })).toBeDisabled();
    expect(screen.getByRole('gridcell', { name: '13' })).toHaveAttribute('aria-selected', 'true');
    await usuario.click(screen.getByRole('gridcell', { name: '18' }));
    await usuario.click(aceptar());
    expect(onAceptar).toHaveBeenCalledWith({ fecha: '2026-12-11', fechaEntrega: '2026-12-18' });
  });

  it('keeps days before the first one out of reach', () => {
    abrir({ minimo: HOY });
    expect(screen.getByRole('gridcell', { name: '9' })).toBeDisabled();
    expect(screen.getByRole('gridcell', { name: '10' })).toBeEnabled();
  });

  it('marks the branch’s today, whatever the day of the computer', () => {
    abrir({ fecha: '2026-12-12' });
    expect(screen.getByRole('gridcell', { current: 'date' })).toHaveTextContent('10');
  });

  it('changes nothing with Escape', async () => {
    const { onAceptar, onCancelar, usuario } = abrir();
    await usuario.click(screen.getByRole('button', { name: 'En 2 días' }));
    await usuario.keyboard('{Escape}');
    expect(onCancelar).toHaveBeenCalledTimes(1);
    expect(onAceptar).not.toHaveBeenCalled();
  });
});
