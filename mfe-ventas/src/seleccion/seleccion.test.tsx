import { id } from '@lavanda/shared/pruebas/datos';
import { problema } from '@lavanda/shared/pruebas/red';
import { ALTO_DEL_PIE } from '@lavanda/shared/ui/PieFijo';
import { act, screen, waitFor, within } from '@testing-library/react';
import { montar } from '../pruebas/montar';
import { servidorDeVentas } from '../pruebas/servidor';

const casilla = (n: number) => screen.findByRole('checkbox', { name: `Seleccionar nota de Cliente ${n}` });
const barra = () => screen.getByRole('toolbar', { name: 'Acciones de la selección' });
const botones = () =>
  within(barra())
    .getAllByRole('button')
    .map((boton) => boton.getAttribute('aria-label') ?? boton.textContent);

describe('the selection', () => {
  it('offers the ticket for exactly one, and only to void for more', async () => {
    servidorDeVentas(5);
    const { usuario } = await montar({ rol: 'admin' });
    await usuario.click(await casilla(2));
    expect(barra()).toHaveTextContent('1 venta');
    expect(botones()).toEqual(['Quitar selección', 'Imprimir ticket', 'Ticket en imagen', 'Compartir por WhatsApp', 'Eliminar']);
    await usuario.click(await casilla(4));
    expect(barra()).toHaveTextContent('2 ventas');
    expect(botones()).toEqual(['Quitar selección', 'Eliminar']);
    await usuario.click(within(barra()).getByRole('button', { name: 'Quitar selección' }));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it.each(['user', 'accountant'] as const)('never offers to void to a role that may not: %s', async (rol) => {
    servidorDeVentas(5);
    const { usuario } = await montar({ rol });
    await usuario.click(await casilla(1));
    expect(botones()).toEqual(['Quitar selección', 'Imprimir ticket', 'Ticket en imagen', 'Compartir por WhatsApp']);
  });

  it('takes every loaded row at once, and ranges with Shift', async () => {
    servidorDeVentas(10);
    const { usuario } = await montar();
    await usuario.click(await casilla(3));
    const todas = screen.getByRole('checkbox', { name: 'Seleccionar todas' });
    expect(todas).toBePartiallyChecked();
    await usuario.keyboard('{Shift>}');
    await usuario.click(await casilla(7));
    await usuario.keyboard('{/Shift}');
    expect(barra()).toHaveTextContent('5 ventas');
    await usuario.click(todas);
    expect(barra()).toHaveTextContent('10 ventas');
    expect(todas).toBeChecked();
    await usuario.click(todas);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('has its actions before the list, and gives the focus back to the row', async () => {
    servidorDeVentas(5);
    const { usuario } = await montar();
    await usuario.click(await casilla(2));
    await usuario.tab({ shift: true });
    while (!barra().contains(document.activeElement) && document.activeElement !== document.body)
      await usuario.tab({ shift: true });
    expect(barra()).toContainElement(document.activeElement as HTMLElement);
    await usuario.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(await casilla(2)).toHaveFocus();
  });

  it('keeps the messages off its actions while it is there', async () => {
    servidorDeVentas(5);
    const { usuario } = await montar();
    const sitio = () => getComputedStyle(document.documentElement).getPropertyValue(ALTO_DEL_PIE);
    expect(sitio()).toBe('');
    await usuario.click(await casilla(2));
    expect(sitio()).not.toBe('');
    await usuario.keyboard('{Control>}{Home}{/Control}{Escape}');
    expect(sitio()).toBe('');
  });

  it('is left with the list it was made in', async () => {
    servidorDeVentas(5);
    const { usuario } = await montar();
    await usuario.click(await casilla(2));
    await usuario.click(screen.getByRole('button', { name: 'Facturados' }));
    await casilla(2);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('voids after the exact question, and takes it back for as long as the message shows', async () => {
    const red = servidorDeVentas(5);
    const { usuario, avisos, pulsarAviso } = await montar();
    await usuario.click(await casilla(2));
    await usuario.click(await casilla(3));
    await usuario.click(within(barra()).getByRole('button', { name: 'Eliminar' }));
    const pregunta = screen.getByRole('dialog', { name: '¿Estás seguro que deseas eliminar 2 ventas?' });
    await usuario.click(within(pregunta).getByRole('button', { name: 'Eliminar 2 ventas' }));
    await waitFor(() => expect(screen.queryByText('Cliente 2')).not.toBeInTheDocument());
    expect(red.vistas('POST /api/ventas/delete').map(({ cuerpo }) => cuerpo)).toEqual([{ items: [id(2), id(3)] }]);
    expect(avisos()).toEqual(['¡Ventas eliminadas con éxito!']);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();

    await pulsarAviso();
    expect(await screen.findByText('Cliente 2')).toBeInTheDocument();
    expect(red.vistas('POST /api/ventas/restaurar').map(({ cuerpo }) => cuerpo)).toEqual([{ items: [id(2), id(3)] }]);
  });

  it('changes nothing when the server refuses, says so and can be tried again', async () => {
    const red = servidorDeVentas(5);
    red.atender('POST /api/ventas/delete', () => problema(409, 'Otra caja cambió la nota.'));
    const { usuario, avisos } = await montar();
    await usuario.click(await casilla(2));
    await usuario.click(within(barra()).getByRole('button', { name: 'Eliminar' }));
    const confirmar = screen.getByRole('button', { name: 'Eliminar 1 venta' });
    await usuario.click(confirmar);
    expect(await screen.findByRole('alert')).toHaveTextContent('Las ventas no se eliminaron. Otra caja cambió la nota.');
    expect(confirmar).toBeEnabled();
    await usuario.keyboard('{Escape}');
    expect(await casilla(2)).toBeChecked();
    expect(avisos()).toEqual([]);
  });

  it('says that voided notes stay voided when they can’t be taken back', async () => {
    const red = servidorDeVentas(5);
    red.atender('POST /api/ventas/restaurar', () => 'caida');
    const { usuario, avisos, pulsarAviso } = await montar();
    await usuario.click(await casilla(1));
    await usuario.click(within(barra()).getByRole('button', { name: 'Eliminar' }));
    await usuario.click(screen.getByRole('button', { name: 'Eliminar 1 venta' }));
    await waitFor(() => expect(avisos()).toHaveLength(1));
    await pulsarAviso();
    await waitFor(() => expect(avisos().at(-1)).toMatch(/^Las ventas siguen eliminadas\. El servidor no respondió\./));
    expect(screen.queryByText('Cliente 1')).not.toBeInTheDocument();
  });

  it('is handled with the keyboard alone', async () => {
    servidorDeVentas(5);
    const { usuario } = await montar();
    const segunda = await casilla(2);
    act(() => segunda.focus());
    await usuario.keyboard(' ');
    expect(await casilla(2)).toBeChecked();
    act(() => within(barra()).getByRole('button', { name: 'Quitar selección' }).focus());
    await usuario.keyboard('{ArrowRight}');
    expect(within(barra()).getByRole('button', { name: 'Imprimir ticket' })).toHaveFocus();
    await usuario.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });
});
