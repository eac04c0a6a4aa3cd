import type { Nota } from '@lavanda/shared/contract/ventas';
import { notaDePrueba } from '@lavanda/shared/pruebas/datos';
import { problema, type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { ponerFecha } from '@lavanda/shared/pruebas/reloj';
import { screen, waitFor, within } from '@testing-library/react';
import { montar } from '../activos/pruebas/montar';
import { notaDeRed } from '../notas/conversion';
import DialogoCierre from './DialogoCierre';

const PAGO = {
  _id: '00000000-0000-4000-8000-0000000000aa',
  fecha: '2026-12-08',
  monto: 200,
  metodo: 'Efvo',
  reversa_de: null,
} as const;
const LINEA = {
  _id: '00000000-0000-4000-8000-0000000000bb',
  cantidad: 1,
  servicio: 'Edredón',
  precio: 285,
  importe: 285,
  servicio_id: null,
  medida: 'flex',
} as const;

let red: Red;
const terminar = jest.fn();
beforeEach(() => {
  ponerFecha();
  red = simularRed();
  terminar.mockClear();
});
afterEach(() => jest.useRealTimers());

/** A note of $285.00 with $200.00 paid, as the list has it and as the server answers it now. */
function conNota(cambios: Partial<Nota> = {}) {
  const nota = notaDePrueba({ total: 285, abonos: 200, pagos: [PAGO], articulos: [LINEA], ...cambios });
  red.atender('GET /api/ventas/:id', () => ({ cuerpo: { data: nota } }));
  return nota;
}

const aceptar = (nota: Nota) =>
  red.atender('POST /api/ventas/guardar', () => ({ cuerpo: { inserted_id: nota._id, data: { ...nota, status: 10 } } }));
const enviados = () => red.vistas('POST /api/ventas/guardar').map((vista) => vista.cuerpo);

async function abrir(nota: Nota) {
  const fila = notaDeRed({ ...nota, articulos: [], pagos: [] });
  const vista = await montar(<DialogoCierre nota={fila} onTerminar={terminar} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrar nota' })).toBeEnabled());
  return vista;
}

const opcion = (nombre: string) => screen.getByRole('radio', { name: nombre });

describe('DialogoCierre', () => {
  it('asks the question over client, total, payments and balance', async () => {
    await abrir(conNota());
    const dialogo = within(screen.getByRole('dialog', { name: 'Cierre de nota' }));
    expect(dialogo.getByText('¿Registrar un pago con el cierre de la nota?')).toBeVisible();
    for (const texto of ['Ana Sofía Treviño', '$285.00', '−$200.00', '$85.00']) expect(dialogo.getByText(texto)).toBeVisible();
    expect(dialogo.queryByRole('radiogroup', { name: 'Método de pago' })).toBeNull();
  });

  it('Sin abono posts the whole note with status 10 and no new payment', async () => {
    const nota = conNota();
    aceptar(nota);
    const { usuario, avisos } = await abrir(nota);
    expect(screen.getByText('La nota se cierra con un saldo de $85.00 sin cobrar.')).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Cerrar nota' }));
    await waitFor(() => expect(terminar).toHaveBeenCalledTimes(1));
    expect(enviados()).toHaveLength(1);
    expect(enviados()[0]).toMatchObject({
      id: nota._id,
      status: 10,
      version: 3,
      usuario: nota.usuario,
      articulos: [{ _id: LINEA._id, servicio: 'Edredón', precio: 285, cantidad: 1 }],
      pagos: [{ _id: PAGO._id, monto: 200 }],
    });
    expect(avisos()).toEqual(['¡Servicio actualizado con éxito!']);
  });

  it('Liquidar charges the balance by the chosen method, at the branch date', async () => {
    const nota = conNota();
    aceptar(nota);
    const { usuario } = await abrir(nota);
    await usuario.click(opcion('Liquidar'));
    expect(opcion('Efvo')).toBeChecked();
    await usuario.click(opcion('TDC'));
    await usuario.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    await waitFor(() => expect(terminar).toHaveBeenCalled());
    expect(enviados()[0]?.pagos).toEqual([
      expect.objectContaining({ _id: PAGO._id }),
      expect.objectContaining({ monto: 85, metodo: 'TDC', fecha: '2026-12-10', _id: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
    ]);
  });

  it('Con Abono asks the amount, at most the balance, and says what stays owed', async () => {
    const nota = conNota();
    aceptar(nota);
    const { usuario } = await abrir(nota);
    await usuario.click(opcion('Con Abono'));
    const monto = await screen.findByRole('dialog', { name: 'Cantidad a abonar:' });
    await usuario.keyboard('50{Enter}');
    await waitFor(() => expect(monto).not.toBeInTheDocument());
    expect(opcion('Con Abono')).toBeChecked();
    expect(screen.getByText('Se abonan $50.00 y quedan $35.00 sin cobrar.')).toBeVisible();
    await usuario.click(opcion('Transf'));
    await usuario.click(screen.getByRole('button', { name: 'Cobrar $50.00 y cerrar' }));
    await waitFor(() => expect(terminar).toHaveBeenCalled());
    expect(enviados()[0]?.pagos).toEqual([expect.anything(), expect.objectContaining({ monto: 50, metodo: 'Transf' })]);
  });

  it('cancelling the amount changes nothing', async () => {
    const { usuario } = await abrir(conNota());
    await usuario.click(opcion('Con Abono'));
    const monto = await screen.findByRole('dialog', { name: 'Cantidad a abonar:' });
    await usuario.keyboard('50{Escape}');
    await waitFor(() => expect(monto).not.toBeInTheDocument());
    expect(opcion('Sin abono')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Cerrar nota' })).toBeEnabled();
  });

  it('a failure stays in the dialog with the choice, and the retry sends the same payment and operation', async () => {
    const nota = conNota();
    red.atender('POST /api/ventas/guardar', () => 'caida');
    const { usuario } = await abrir(nota);
    await usuario.click(opcion('Liquidar'));
    await usuario.click(opcion('Link'));
    await usuario.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('La nota no se cerró. El servidor no respondió.');
    expect(opcion('Liquidar')).toBeChecked();
    expect(opcion('Link')).toBeChecked();
    expect(terminar).not.toHaveBeenCalled();

    aceptar(nota);
    await usuario.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    await waitFor(() => expect(terminar).toHaveBeenCalled());
    const [primero, segundo] = enviados();
    expect(segundo).toEqual(primero);
  });

  it('says that the note changed at another register, shows its new balance and goes on from its version', async () => {
    const nota = conNota();
    const otro = { ...PAGO, _id: '00000000-0000-4000-8000-0000000000cc', monto: 35 };
    const actual = { ...nota, version: 4, abonos: 235, pagos: [PAGO, otro] };
    red.atender('POST /api/ventas/guardar', () => problema(409, 'La nota cambió.', { actual }));
    const { usuario } = await abrir(nota);
    await usuario.click(opcion('Liquidar'));
    await usuario.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('La nota cambió en otra caja. El saldo ahora es de $50.00');

    aceptar(nota);
    await usuario.click(screen.getByRole('button', { name: 'Cobrar $50.00 y cerrar' }));
    await waitFor(() => expect(terminar).toHaveBeenCalled());
    const [primero, segundo] = enviados();
    expect(segundo).toMatchObject({ version: 4, pagos: [{ _id: PAGO._id }, { _id: otro._id }, { monto: 50 }] });
    expect(segundo?.operacion).not.toBe(primero?.operacion);
  });

  it('charges nothing when the note was closed at another register', async () => {
    const nota = conNota();
    red.atender('POST /api/ventas/guardar', () =>
      problema(409, 'La nota cambió.', { actual: { ...nota, version: 4, status: 10 } }),
    );
    const { usuario, avisos } = await abrir(nota);
    await usuario.click(opcion('Liquidar'));
    await usuario.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    expect(await screen.findByText(/La nota ya se cerró en otra caja/)).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(terminar).toHaveBeenCalledTimes(1);
    expect(avisos()).toEqual([]);
  });

  it('takes it as done when the note turns out closed with this very payment', async () => {
    const nota = conNota();
    red.atender('POST /api/ventas/guardar', ({ cuerpo }) =>
      problema(409, 'La nota cambió.', { actual: { ...nota, version: 4, status: 10, abonos: 285, pagos: cuerpo.pagos } }),
    );
    const { usuario, avisos } = await abrir(nota);
    await usuario.click(opcion('Liquidar'));
    await usuario.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    await waitFor(() => expect(terminar).toHaveBeenCalled());
    expect(avisos()).toEqual(['¡Servicio actualizado con éxito!']);
  });
});
