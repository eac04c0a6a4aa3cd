import { id } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { FOOTER_HEIGHT } from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import { act, screen, waitFor, within } from '@testing-library/react';
import { notaNumber } from '../testing/data';
import { mount } from '../testing/mountPage';
import { salesServer } from '../testing/server';

const checkbox = (n: number) => screen.findByRole('checkbox', { name: `Seleccionar nota de Cliente ${n}` });
const bar = () => screen.getByRole('toolbar', { name: 'Acciones de la selección' });
const buttons = () =>
  within(bar())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

const OF_ONE = ['Quitar selección', 'Imprimir ticket', 'Ticket en imagen', 'Compartir por WhatsApp', 'Enlace'];

describe('the selection', () => {
  it('offers the ticket for exactly one, and only to void for more', async () => {
    salesServer(5);
    const { usuario: user } = await mount({ rol: 'admin' });
    await user.click(await checkbox(2));
    expect(bar()).toHaveTextContent('1 venta');
    expect(buttons()).toEqual([...OF_ONE, 'Eliminar']);
    await user.click(await checkbox(4));
    expect(bar()).toHaveTextContent('2 ventas');
    expect(buttons()).toEqual(['Quitar selección', 'Eliminar']);
    await user.click(within(bar()).getByRole('button', { name: 'Quitar selección' }));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('tells the cliente of one that is ready, and shows when that was done', async () => {
    const ready = { status: 0, etapa: 'lista' } as const;
    const net = salesServer(3, (n) => (n === 2 ? ready : {}));
    const told = { momento: new Date().toISOString(), medio: 'abierto' } as const;
    net.route('POST /api/ventas/aviso', { body: { data: notaNumber(2, { ...ready, avisada: told }) } });
    net.route(`POST /api/ventas/${id(2)}/enlace`, { body: { url: 'https://lavanda.mx/t/q7Yk4mB2', whatsapp: null } });
    const popup = { closed: false, opener: {}, close: jest.fn(), location: { replace: jest.fn() }, document: { body: {} } };
    jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    const { usuario: user } = await mount({ rol: 'user' });
    await user.click(await checkbox(1));
    expect(within(bar()).queryByRole('button', { name: /^Avisar/ })).toBeNull();
    await user.click(await checkbox(1));
    await user.click(await checkbox(2));
    await user.click(within(bar()).getByRole('button', { name: 'Avisar a Cliente 2' }));
    const again = /^Avisada \d\d:\d\d\. Avisar otra vez a Cliente 2$/;
    expect(await within(bar()).findByRole('button', { name: again })).toBeEnabled();
    // The list has the notice too: the button still shows it after the row was deselected and selected again.
    await user.click(await checkbox(2));
    await user.click(await checkbox(2));
    expect(within(bar()).getByRole('button', { name: again })).toBeVisible();
  });

  it('shows the link of one, to be revoked, although its cliente has a phone', async () => {
    const net = salesServer(3);
    const whatsapp = 'https://wa.me/525541081170';
    net.route(`POST /api/ventas/${id(2)}/enlace`, { body: { url: 'https://lavanda.mx/t/q7Yk4mB2', whatsapp } });
    net.route(`POST /api/ventas/${id(2)}/enlace/revocar`, { body: { revocados: 1 } });
    const { usuario: user, avisos: toasts } = await mount({ rol: 'user' });
    await user.click(await checkbox(2));
    await user.click(within(bar()).getByRole('button', { name: 'Enlace' }));
    await user.click(await screen.findByRole('button', { name: 'Revocar enlace' }));
    await waitFor(() => expect(toasts()).toEqual(['El enlace dejó de funcionar.']));
  });

  it.each(['user', 'accountant'] as const)('never offers to void to a role that may not: %s', async (role) => {
    salesServer(5);
    const { usuario: user } = await mount({ rol: role });
    await user.click(await checkbox(1));
    expect(buttons()).toEqual(OF_ONE);
  });

  it('takes every loaded row at once, and ranges with Shift', async () => {
    salesServer(10);
    const { usuario: user } = await mount();
    await user.click(await checkbox(3));
    const all = screen.getByRole('checkbox', { name: 'Seleccionar todas' });
    expect(all).toBePartiallyChecked();
    await user.keyboard('{Shift>}');
    await user.click(await checkbox(7));
    await user.keyboard('{/Shift}');
    expect(bar()).toHaveTextContent('5 ventas');
    await user.click(all);
    expect(bar()).toHaveTextContent('10 ventas');
    expect(all).toBeChecked();
    await user.click(all);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('has its actions before the list, and gives the focus back to the row', async () => {
    salesServer(5);
    const { usuario: user } = await mount();
    await user.click(await checkbox(2));
    await user.tab({ shift: true });
    while (!bar().contains(document.activeElement) && document.activeElement !== document.body) await user.tab({ shift: true });
    expect(bar()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(await checkbox(2)).toHaveFocus();
  });

  it('keeps the messages off its actions while it is there', async () => {
    salesServer(5);
    const { usuario: user } = await mount({ styled: true });
    const site = () => getComputedStyle(document.documentElement).getPropertyValue(FOOTER_HEIGHT);
    expect(site()).toBe('');
    await user.click(await checkbox(2));
    expect(site()).not.toBe('');
    await user.keyboard('{Control>}{Home}{/Control}{Escape}');
    expect(site()).toBe('');
  });

  it('is cleared when the list changes', async () => {
    salesServer(5);
    const { usuario: user } = await mount();
    await user.click(await checkbox(2));
    await user.click(screen.getByRole('button', { name: 'Facturados' }));
    await checkbox(2);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('voids after the exact question, and takes it back for as long as the message shows', async () => {
    const net = salesServer(5, () => ({ abonos: 0 }));
    const { usuario: user, avisos: toasts, pressToast } = await mount();
    await user.click(await checkbox(2));
    await user.click(await checkbox(3));
    await user.click(within(bar()).getByRole('button', { name: 'Eliminar' }));
    const question = screen.getByRole('dialog', { name: '¿Estás seguro que deseas eliminar 2 ventas?' });
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Prueba');
    await user.click(within(question).getByRole('button', { name: 'Eliminar 2 ventas' }));
    await waitFor(() => expect(screen.queryByText('Cliente 2')).not.toBeInTheDocument());
    expect(net.seen('POST /api/ventas/delete').map(({ body }) => body)).toMatchObject([
      { items: [id(2), id(3)], motivo: 'Prueba' },
    ]);
    expect(toasts()).toEqual(['¡Ventas eliminadas con éxito!']);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();

    await pressToast();
    expect(await screen.findByText('Cliente 2')).toBeInTheDocument();
    expect(net.seen('POST /api/ventas/restaurar').map(({ body }) => body)).toEqual([{ items: [id(2), id(3)] }]);
  });

  it('asks why, and sends it, up to 200 characters', async () => {
    const net = salesServer(5, () => ({ abonos: 0 }));
    const { usuario: user } = await mount();
    await user.click(await checkbox(2));
    await user.click(within(bar()).getByRole('button', { name: 'Eliminar' }));
    const reason = screen.getByRole('textbox', { name: 'Motivo' });
    expect(reason).toBeRequired();
    expect(reason).toHaveAccessibleDescription('Queda en la bitácora con tu nombre y la hora.');
    await user.type(reason, '   ');
    await user.click(screen.getByRole('button', { name: 'Eliminar 1 venta' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Escribe por qué se eliminan.');
    expect(reason).toHaveFocus();
    expect(net.seen('POST /api/ventas/delete')).toHaveLength(0);
    await user.clear(reason);
    await user.type(reason, ` Se cobró dos veces ${'x'.repeat(200)}`);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Eliminar 1 venta' }));
    await waitFor(() => expect(net.seen('POST /api/ventas/delete')).toHaveLength(1));
    const [request] = net.seen('POST /api/ventas/delete');
    expect(request?.body).toMatchObject({ items: [id(2)], motivo: `Se cobró dos veces ${'x'.repeat(180)}` });
  });

  it('changes nothing when the server refuses, says so and can be tried again', async () => {
    const net = salesServer(5, () => ({ abonos: 0 }));
    net.route('POST /api/ventas/delete', () => problem(409, 'Otra caja cambió la nota.'));
    const { usuario: user, avisos: toasts } = await mount();
    await user.click(await checkbox(2));
    await user.click(within(bar()).getByRole('button', { name: 'Eliminar' }));
    const confirm = screen.getByRole('button', { name: 'Eliminar 1 venta' });
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Prueba');
    await user.click(confirm);
    expect(await screen.findByRole('alert')).toHaveTextContent('Las ventas no se eliminaron. Otra caja cambió la nota.');
    expect(confirm).toBeEnabled();
    await user.keyboard('{Escape}');
    expect(await checkbox(2)).toBeChecked();
    expect(toasts()).toEqual([]);
  });

  it('says that voided notes stay voided when they can’t be taken back', async () => {
    const net = salesServer(5, () => ({ abonos: 0 }));
    net.route('POST /api/ventas/restaurar', () => 'caida');
    const { usuario: user, avisos: toasts, pressToast } = await mount();
    await user.click(await checkbox(1));
    await user.click(within(bar()).getByRole('button', { name: 'Eliminar' }));
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Prueba');
    await user.click(screen.getByRole('button', { name: 'Eliminar 1 venta' }));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await pressToast();
    await waitFor(() => expect(toasts().at(-1)).toMatch(/^Las ventas siguen eliminadas\. El servidor no respondió\./));
    expect(screen.queryByText('Cliente 1')).not.toBeInTheDocument();
  });

  it('is handled with the keyboard alone', async () => {
    salesServer(5);
    const { usuario: user } = await mount();
    const second = await checkbox(2);
    act(() => second.focus());
    await user.keyboard(' ');
    expect(await checkbox(2)).toBeChecked();
    act(() => within(bar()).getByRole('button', { name: 'Quitar selección' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(within(bar()).getByRole('button', { name: 'Imprimir ticket' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });
});
