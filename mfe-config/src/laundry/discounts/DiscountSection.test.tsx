import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { identityServer, open } from '../testing/laundry';

const saved = (net: ReturnType<typeof identityServer>) => net.seen('POST /api/tenant/identidad').map(({ body }) => body);
const field = (label: string) => screen.getByLabelText(label);
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

/** Chooses an option of the select with that label. */
async function choose(label: string, option: string) {
  fireEvent.mouseDown(screen.getByText(label).parentElement?.querySelector('[role="combobox"]') as Element);
  fireEvent.click(within(await screen.findByRole('listbox', { hidden: true })).getByText(option));
  await waitFor(() => expect(document.querySelector('[role="listbox"]')).toBeNull());
}

test('limits by role, the reason and the express fee are saved, and only they', async () => {
  const net = identityServer();
  const page = await open();
  expect(field('Máximo de Usuario, porcentaje')).toHaveValue('20');
  write('Máximo de Usuario, porcentaje', '12.5');
  await choose('Máximo de Admin', 'Cantidad en pesos');
  write('Máximo de Admin, pesos', '500');
  write('Motivo obligatorio arriba de (opcional)', '');
  await choose('Recargo de servicio express', 'Porcentaje');
  write('Recargo de servicio express, porcentaje', '101');
  await page.save();
  expect(field('Recargo de servicio express, porcentaje')).toHaveAccessibleDescription('Escribe un porcentaje de 0 a 100.');
  expect(saved(net)).toEqual([]);
  write('Recargo de servicio express, porcentaje', '30');
  await page.save();
  await waitFor(() =>
    expect(saved(net)).toEqual([
      {
        descuentos: {
          limites: { user: { tipo: 'porcentaje', valor: 12.5 }, admin: { tipo: 'monto', valor: 500 }, superuser: null },
          motivo_desde: null,
        },
        recargo_express: { tipo: 'porcentaje', valor: 30 },
      },
    ]),
  );
});
