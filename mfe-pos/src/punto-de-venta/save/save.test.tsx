import type { GuardarNota } from '@lavanda/shared/contract/ventas';
import { problema } from '@lavanda/shared/pruebas/red';
import { ponerFecha } from '@lavanda/shared/pruebas/reloj';
import { screen, waitFor, within } from '@testing-library/react';
import {
  abrirCaja,
  aceptada,
  agregarKilos,
  botonGuardar,
  CATALOGO,
  CLIENTE,
  elegirCliente,
  guardados,
  lineas,
  redDeCaja,
  tile,
} from '../pruebas/caja';

beforeEach(() => {
  localStorage.clear();
  ponerFecha();
});
afterEach(() => jest.useRealTimers());

test('a note without customer or articles is refused with the words of the specification', async () => {
  const red = redDeCaja();
  const { usuario } = await abrirCaja();
  await usuario.click(botonGuardar());
  const alerta = await screen.findByRole('alertdialog', {
    name: 'Verifica la información ingresada: Tienes que seleccionar un usuario y la nota tiene que contener articulos',
  });
  await usuario.click(within(alerta).getByRole('button', { name: 'Seleccionar usuario' }));
  expect(await screen.findByRole('dialog', { name: 'Seleccionar usuario' })).toBeVisible();
  expect(guardados(red)).toHaveLength(0);
});

test('a save posts the note in pesos, with its ids, and leaves a blank note with the focus on the customer', async () => {
  const red = redDeCaja();
  const caja = await abrirCaja();
  const { usuario } = caja;
  await elegirCliente(caja);
  await usuario.click(tile('Edredón matrimonial'));
  await agregarKilos(caja, '3.35');
  await usuario.click(await screen.findByRole('button', { name: 'A domicilio' }));
  await usuario.click(screen.getByRole('button', { name: 'Servicio Express' }));
  await usuario.click(botonGuardar());

  const dialogo = await screen.findByRole('dialog', { name: '¡Nota creada con éxito! ¿Deseas imprimir ticket?' });
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(guardados(red)).toEqual([
    {
      id: uuid,
      operacion: uuid,
      usuario: CLIENTE._id,
      usuario_name: 'María Fernanda Ríos',
      fecha: '2026-12-10',
      fecha_entrega: '2026-12-11',
      articulos: [
        { _id: uuid, servicio: 'Edredón matrimonial', servicio_id: CATALOGO[0]._id, medida: 'pz', cantidad: 1, precio: 120 },
        { _id: uuid, servicio: 'Ropa delicada por kg', servicio_id: CATALOGO[1]._id, medida: 'kg', cantidad: 3.35, precio: 38.9 },
      ],
      pagos: [],
      descuentos: 0,
      factura: false,
      'a domicilio': true,
      express: true,
      status: 0,
      recoleccion: null,
      total: 295.32,
    },
  ]);

  await usuario.click(within(dialogo).getByRole('button', { name: 'Ahora no' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seleccionar usuario' })).toHaveFocus();
});

test('the question after a save prints the ticket in a window of the same tap, and the blank note is there again', async () => {
  const red = redDeCaja();
  const ventana = { closed: false, document: { URL: 'about:blank' } };
  const abrir = jest.spyOn(window, 'open').mockReturnValue(ventana as Window);
  const caja = await abrirCaja();
  const { usuario } = caja;
  await elegirCliente(caja);
  await usuario.click(tile('Edredón matrimonial'));
  await usuario.click(botonGuardar());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(abrir).not.toHaveBeenCalled();
  await usuario.keyboard('{Enter}');

  const id = guardados(red)[0]?.id;
  expect(abrir).toHaveBeenCalledTimes(1);
  expect(abrir.mock.calls[0]?.[0]).toBe(`/api/ventas/${id}/ticket`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seleccionar usuario' })).toHaveFocus();
  ventana.closed = true;
  abrir.mockRestore();
});

test('a browser that blocks the window gets the ticket in the page', async () => {
  const red = redDeCaja();
  const abrir = jest.spyOn(window, 'open').mockReturnValue(null);
  const caja = await abrirCaja();
  const { usuario } = caja;
  await elegirCliente(caja);
  await usuario.click(tile('Edredón matrimonial'));
  await usuario.click(botonGuardar());
  await usuario.click(await screen.findByRole('button', { name: 'Imprimir ticket' }));
  const marco = await screen.findByTitle('Ticket');
  expect(marco).toHaveAttribute('src', `/api/ventas/${guardados(red)[0]?.id}/ticket?imprimir=0`);
  abrir.mockRestore();
});

test('a failed save keeps everything, and the retry carries the same note, payment and operation', async () => {
  const red = redDeCaja();
  red.atender('POST /api/ventas/guardar', () => 'caida');
  const caja = await abrirCaja();
  const { usuario } = caja;
  await elegirCliente(caja);
  await usuario.click(tile('Edredón matrimonial'));
  await usuario.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await usuario.click(botonGuardar());

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'La nota no se guardó. El servidor no respondió. Tus datos siguen aquí: toca GUARDAR otra vez.',
  );
  expect(lineas()).toHaveLength(1);
  await waitFor(() => expect(botonGuardar()).toHaveFocus());

  red.atender('POST /api/ventas/guardar', ({ cuerpo }) => ({ cuerpo: aceptada(cuerpo as unknown as GuardarNota) }));
  await usuario.click(botonGuardar());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  const [primera, segunda] = guardados(red);
  expect(segunda).toEqual(primera);
});

test('a draft changed after a refusal goes out as a new operation of the same note and payment', async () => {
  const red = redDeCaja();
  red.atender('POST /api/ventas/guardar', () => problema(422, 'El precio del catálogo es $125.00.'));
  const caja = await abrirCaja();
  const { usuario } = caja;
  await elegirCliente(caja);
  await usuario.click(tile('Edredón matrimonial'));
  await usuario.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await usuario.click(botonGuardar());
  expect(await screen.findByRole('alert')).toHaveTextContent('El precio del catálogo es $125.00.');
  await usuario.click(tile('Almohada'));
  red.atender('POST /api/ventas/guardar', ({ cuerpo }) => ({ cuerpo: aceptada(cuerpo as unknown as GuardarNota) }));
  await usuario.click(botonGuardar());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  const [primera, segunda] = guardados(red);
  expect(segunda?.id).toBe(primera?.id);
  expect(segunda?.pagos?.[0]?._id).toBe(primera?.pagos?.[0]?._id);
  expect(segunda?.operacion).not.toBe(primera?.operacion);
});

test('a changed draft whose first save had no answer asks the server first, and shows the note that did arrive', async () => {
  const red = redDeCaja();
  let llegada: GuardarNota | undefined;
  red.atender('POST /api/ventas/guardar', ({ cuerpo }) => {
    llegada = cuerpo as unknown as GuardarNota;
    return 'caida';
  });
  red.atender('GET /api/ventas/:id', () =>
    llegada
      ? { cuerpo: { data: aceptada(llegada, { fecha: '2026-12-10', fecha_entrega: '2026-12-12' }).data } }
      : problema(404, 'La nota no existe.'),
  );
  const caja = await abrirCaja();
  const { usuario } = caja;
  await elegirCliente(caja);
  await usuario.click(tile('Edredón matrimonial'));
  await usuario.click(botonGuardar());
  await screen.findByRole('alert');
  await usuario.click(tile('Almohada'));
  await usuario.click(botonGuardar());
  const dialogo = await screen.findByRole('dialog', { name: 'Otra caja guardó esta nota' });
  expect(within(dialogo).getByRole('row', { name: /Almohada/ })).toBeVisible();
  expect(guardados(red)).toHaveLength(1);
});

test('while saving the button says PROCESANDO... and nothing can be sent twice', async () => {
  const red = redDeCaja();
  let responder: () => void = () => undefined;
  red.atender(
    'POST /api/ventas/guardar',
    ({ cuerpo }) =>
      new Promise((listo) => {
        responder = () => listo({ cuerpo: aceptada(cuerpo as unknown as GuardarNota) });
      }),
  );
  const caja = await abrirCaja();
  await elegirCliente(caja);
  await caja.usuario.click(tile('Edredón matrimonial'));
  await caja.usuario.click(botonGuardar());
  await waitFor(() => expect(botonGuardar()).toHaveTextContent('PROCESANDO...'));
  expect(botonGuardar()).toBeDisabled();
  await caja.usuario.keyboard('{Control>}{Enter}{/Control}');
  responder();
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(guardados(red)).toHaveLength(1);
});
