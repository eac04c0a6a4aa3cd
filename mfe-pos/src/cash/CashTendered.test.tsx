import { screen } from '@testing-library/react';
import { useState } from 'react';
import { mount } from '../activos/testing/mountPage';
import CashTendered from './CashTendered';

function Till({ charge }: { charge: number }) {
  const [tendered, setTendered] = useState<number | null>(null);
  return <CashTendered charge={charge} tendered={tendered} onChange={setTendered} />;
}
const amounts = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('CashTendered', () => {
  it.each([
    [58_650, ['Exacto', '$600', '$1,000']],
    [8_500, ['Exacto', '$100', '$200', '$500']],
    [20_000, ['Exacto', '$500']],
    [2_000, ['Exacto', '$50', '$100', '$200', '$500']],
  ])('offers the exact amount of %s centavos and the next 50, 100, 200 and 500', async (charge, expected) => {
    await mount(<Till charge={charge} />);
    expect(amounts()).toEqual(expected);
  });

  it('tells the change with one touch, and with what is typed', async () => {
    const { usuario: user } = await mount(<Till charge={58_650} />);
    await user.click(screen.getByRole('button', { name: '$600' }));
    expect(screen.getByRole('status')).toHaveTextContent('Cambio: $13.50');
    expect(screen.getByRole('button', { name: '$600' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Exacto' }));
    expect(screen.getByRole('status')).toHaveTextContent('Cambio: $0.00');
    const field = screen.getByRole('textbox', { name: 'Paga con' });
    await user.click(field);
    await user.keyboard('587');
    expect(field).toHaveValue('587');
    expect(screen.getByRole('status')).toHaveTextContent('Cambio: $0.50');
  });

  it('says how much is missing, and what it does not understand', async () => {
    const { usuario: user } = await mount(<Till charge={58_650} />);
    const field = screen.getByRole('textbox', { name: 'Paga con' });
    await user.type(field, '500');
    expect(screen.getByRole('status')).toHaveTextContent('Faltan $86.50');
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await user.clear(field);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
