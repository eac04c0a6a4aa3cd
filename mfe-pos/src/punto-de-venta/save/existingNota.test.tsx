import type { Nota } from '@lavanda/shared/contract/ventas';
import { id, notaDePrueba } from '@lavanda/shared/pruebas/datos';
import { problema, type Red } from '@lavanda/shared/pruebas/red';
import { screen, waitFor, within } from '@testing-library/react';
import { recoleccionDePrueba } from '../../activos/pruebas/recoleccion';
import {
  abrirCaja,
  botonGuardar,
  CATALOGO,
  CLIENTE,
  elegirCliente,
  guardados,
  lineas,
  redDeCaja,
  suma,
  tile,
} from '../pruebas/caja';

const PAGO = { _id: id(), fecha: '2026-12-08', monto: 100, metodo: 'Transf', reversa_de: null } as const;
const LINEA = {
  _id: id(),
  cantidad: 2,
  servicio: 'Edredón matrimonial',
  precio: 120,
  importe: 240,
  servicio_id: CATALOGO[0]._id,
  medida: 'pz',
} as const;

function servir(red: Red, nota: Nota): void {
  red.atender('GET /api/ventas/:id', () => ({ cuerpo: { data: nota } }));
}

const ABIERTA = notaDePrueba({ folio: 10482, articulos: [LINEA], pagos: [PAGO], subtotal: 240, total: 240, abonos: 100 });

beforeEach(() => localStorage.clear());

test('an existing note shows folio, payments and what is due, and their breakdown', async () => {
  servir(redDeCaja(), ABIERTA);
  const { usuario } = await abrirCaja({ ruta: `/app/pos/${ABIERTA._id}` });
  expect(screen.getByText(/Nota 10482/)).toBeVisible();
  expect(suma('Abonos')).toContain('−$100.00');
  expect(botonGuardar()).toHaveTextContent('$140.00');
  await usuario.click(screen.getByRole('button', { name: 'Ver desglose de abonos' }));
  const desglose = within(await screen.findByRole('dialog', { name: 'Desglose de abonos' }));
  expect(desglose.getByRole('row', { name: '2026-12-08 Transf $100.00' })).toBeVisible();
});

test('saving an existing note says it was changed and goes back to a blank one', async () => {
  const red = redDeCaja();
  servir(red, ABIERTA);
  const { usuario, lugar } = await abrirCaja({ ruta: `/app/pos/${ABIERTA._id}` });
  await usuario.click(tile('Almohada'));
  await usuario.click(botonGuardar());
  expect(await screen.findByRole('dialog', { name: '¡Nota modificada con éxito! ¿Deseas imprimir ticket?' })).toBeVisible();
  expect(guardados(red)[0]).toMatchObject({ id: ABIERTA._id, version: 3, total: 300, pagos: [PAGO] });
  expect(lugar()).toBe('/app/pos');
  await usuario.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(await screen.findByText('Ningún articulo agregado')).toBeVisible();
});

test('409: what differs is shown, and saving mine over the newest version keeps the payments of both', async () => {
  const red = redDeCaja();
  servir(red, ABIERTA);
  const ajeno = { _id: id(), fecha: '2026-12-10', monto: 40, metodo: 'TDC', reversa_de: null } as const;
  const suya = { ...LINEA, _id: id(), cantidad: 1, importe: 120 };
  const actual = {
    ...ABIERTA,
    version: 4,
    factura: true,
    articulos: [LINEA, suya],
    pagos: [PAGO, ajeno],
    total: 360,
    abonos: 140,
  };
  red.atender('POST /api/ventas/guardar', ({ cuerpo }) =>
    cuerpo.version === 4
      ? { cuerpo: { inserted_id: actual._id, data: actual } }
      : problema(409, 'Otra caja guardó esta nota.', { actual }),
  );
  const { usuario } = await abrirCaja({ ruta: `/app/pos/${ABIERTA._id}` });
  await usuario.click(tile('Almohada'));
  await usuario.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await usuario.click(botonGuardar());

  const dialogo = within(await screen.findByRole('dialog', { name: 'Otra caja guardó esta nota' }));
  expect(dialogo.getByRole('row', { name: 'Almohada — 1 × $60.00' })).toBeVisible();
  expect(dialogo.getByRole('row', { name: 'Factura SI Sin cambios' })).toBeVisible();
  expect(dialogo.getByRole('row', { name: 'Edredón matrimonial 1 × $120.00 Sin cambios' })).toBeVisible();
  expect(dialogo.getByRole('row', { name: 'Pago 2026-12-10 $40.00 TDC —' })).toBeVisible();
  expect(dialogo.getByRole('row', { name: 'Tu pago sin guardar — $200.00 Efvo' })).toBeVisible();
  await usuario.click(dialogo.getByRole('button', { name: 'Guardar mis cambios' }));

  await screen.findByRole('dialog', { name: /Nota modificada/ });
  const [primera, segunda] = guardados(red);
  expect(segunda?.version).toBe(4);
  expect(segunda?.pagos).toEqual([PAGO, ajeno, { _id: primera?.pagos?.[1]?._id, monto: 280, metodo: 'Efvo', reversa_de: null }]);
  expect(segunda?.factura).toBe(true);
  expect(segunda?.articulos.map(({ servicio }) => servicio)).toEqual(['Edredón matrimonial', 'Edredón matrimonial', 'Almohada']);
  expect(segunda?.operacion).not.toBe(primera?.operacion);
});

test('409: taking the saved note keeps the payment that was being made', async () => {
  const red = redDeCaja();
  servir(red, ABIERTA);
  const actual = { ...ABIERTA, version: 4, articulos: [{ ...LINEA, cantidad: 1, importe: 120 }], subtotal: 120, total: 120 };
  red.atender('POST /api/ventas/guardar', () => problema(409, 'Otra caja guardó esta nota.', { actual }));
  const { usuario } = await abrirCaja({ ruta: `/app/pos/${ABIERTA._id}` });
  await usuario.click(tile('Almohada'));
  await usuario.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await usuario.click(botonGuardar());
  await usuario.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Usar la guardada' }));
  await waitFor(() => expect(lineas()).toHaveLength(1));
  expect(screen.getByRole('radio', { name: 'Liquidar' })).toBeChecked();
  expect(botonGuardar()).toHaveTextContent('$20.00');
});

test('a closed note locks its articles and takes only the payment of its debt', async () => {
  const red = redDeCaja();
  const cerrada = { ...ABIERTA, status: 10 as const };
  servir(red, cerrada);
  const { usuario } = await abrirCaja({ ruta: `/app/pos/${cerrada._id}` });
  expect(screen.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
  expect(tile('Almohada')).toBeDisabled();
  // What has nothing in it to be reached is itself, to be scrolled with the keyboard.
  expect(screen.getByRole('list', { name: 'Artículos' })).toHaveAttribute('tabindex', '0');
  expect(tile('Almohada').closest('[tabindex="0"]')).toBeVisible();
  expect(screen.getByRole('button', { name: 'A domicilio' })).toBeDisabled();
  await usuario.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await usuario.click(botonGuardar());
  await screen.findByRole('dialog', { name: /Nota modificada/ });
  expect(guardados(red)[0]).toMatchObject({ status: 10, pagos: [PAGO, { monto: 140, metodo: 'Efvo' }] });
});

test('choosing a customer with a pending pickup goes to that note with what was typed, and saving receives it', async () => {
  const red = redDeCaja();
  const pendiente = recoleccionDePrueba({ usuario: CLIENTE._id, usuario_name: 'María Fernanda Ríos' });
  red.atender('GET /api/ventas/', ({ query }) => ({
    cuerpo: { results: query.get('userid') === CLIENTE._id ? [pendiente] : [] },
  }));
  servir(red, pendiente);
  const caja = await abrirCaja();
  await caja.usuario.click(tile('Edredón matrimonial'));
  await elegirCliente(caja);
  await waitFor(() => expect(caja.lugar()).toBe(`/app/pos/${pendiente._id}`));
  expect(caja.avisos()).toContain('María Fernanda Ríos tiene una recolección pendiente: abrimos esa nota.');
  await waitFor(() => expect(lineas()).toHaveLength(1));
  await caja.usuario.click(botonGuardar());
  await screen.findByRole('dialog', { name: /Nota modificada/ });
  expect(guardados(red)[0]).toMatchObject({ id: pendiente._id, status: 0, recoleccion: pendiente.recoleccion });
});

test('a role that only reads sees the note and can change nothing', async () => {
  servir(redDeCaja(), ABIERTA);
  await abrirCaja({ ruta: `/app/pos/${ABIERTA._id}`, rol: 'accountant' });
  expect(screen.getByText('Tu rol solo puede consultar la nota.')).toBeVisible();
  expect(tile('Almohada')).toBeDisabled();
  expect(screen.queryByRole('button', { name: /GUARDAR/ })).not.toBeInTheDocument();
});

test('a note that cannot be opened says so and offers a retry', async () => {
  const red = redDeCaja();
  red.atender('GET /api/ventas/:id', () => problema(404, 'La nota no existe.'));
  const { ir } = await abrirCaja();
  await ir(`/app/pos/${id()}`);
  expect(await screen.findByText('La nota no existe.')).toBeVisible();
  servir(red, ABIERTA);
  screen.getByRole('button', { name: 'Reintentar' }).click();
  expect(await screen.findByText(/Nota 10482/)).toBeVisible();
});
