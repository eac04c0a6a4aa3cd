import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { TimeWindow } from '../../domain/pickupRequest.ts';
import { paint } from '../../testing/renderWithTheme.tsx';
import WindowPicker from './WindowPicker.tsx';

function Check({ initial }: { initial: TimeWindow }) {
  const [timeWindow, setWindow] = useState(initial);
  return <WindowPicker {...timeWindow} onChange={setWindow} />;
}

const start = () => screen.getByRole('combobox', { name: 'Entre las...' });
const end = () => screen.getByRole('combobox', { name: 'Y las...' });

describe('WindowPicker', () => {
  it('puts both hours with one of the usual windows', async () => {
    const { usuario: user } = paint(<Check initial={{ start: '', end: '' }} />);
    await user.click(screen.getByRole('button', { name: '16 a 18' }));
    expect(start()).toHaveValue('16:00');
    expect(end()).toHaveValue('18:00');
    expect(screen.getByRole('button', { name: '16 a 18' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('says when the window ends before it begins', async () => {
    const { usuario: user } = paint(<Check initial={{ start: '10:00', end: '12:00' }} />);
    await user.selectOptions(end(), '09:30');
    expect(screen.getByRole('alert')).toHaveTextContent('La hora final debe ser después de la hora inicial.');
    expect(end()).toBeInvalid();
    await user.selectOptions(start(), '09:00');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps an hour that isn’t among its own', () => {
    paint(<Check initial={{ start: '10:15', end: '12:00' }} />);
    expect(start()).toHaveValue('10:15');
  });
});
