import { randomUUID } from 'node:crypto';
import { PuntoDeVenta } from '../src/pos.ts';
import { entrar, expect, test } from '../src/prueba.ts';

test('two registers save the same note: the second sees the difference and no payment is lost', async ({
  page,
  otraCaja,
  consola,
}) => {
  consola.permitir(/Failed to load resource.*409/);
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await pos.elegirCliente('tres abejas', 'Café Tres Abejas');
  await pos.servicio('Edredón king size').click();
  await pos.servicio('Edredón king size').click();
  const id = await pos.guardarNota('creada');
  await pos.sinTicket();

  const { page: segunda } = await otraCaja('usuario2@aguaclara.mx');
  const otro = new PuntoDeVenta(segunda);
  await pos.abrir(id);
  await otro.abrir(id);
  await expect(page.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveCount(1);
  await expect(segunda.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveCount(1);

  await pos.abonar('50');
  await pos.guardarNota('modificada');
  await pos.sinTicket();

  await otro.servicio('Mochila').click();
  await otro.abonar('70');
  await otro.metodo('Transf');
  await otro.guardar.click();
  const conflicto = segunda.getByRole('dialog', { name: 'Otra caja guardó esta nota' });
  await expect(conflicto).toContainText('los pagos de ambas se conservan');
  await conflicto.getByRole('button', { name: 'Guardar mis cambios' }).click();
  await expect(conflicto).toBeHidden();
  const pregunta = segunda.getByText('¡Nota modificada con éxito! ¿Deseas imprimir ticket?');
  await expect(pregunta).toBeVisible();

  const { data } = await (await page.request.get(`/api/ventas/${id}`)).json();
  expect(data.articulos).toHaveLength(2);
  expect(data.pagos.map((pago: { monto: number }) => pago.monto).toSorted()).toEqual([50, 70]);
  expect(data.abonos).toBe(120);
});

test('the same save sent five times at once makes one note and one payment', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const origin = process.env.LAVANDA_URL ?? '';
  const { clientes } = await (await page.request.get('/api/clientes/')).json();
  const { servicios } = await (await page.request.get('/api/servicios/all')).json();
  const servicio = servicios.find((cada: { medida: string }) => cada.medida === 'pz');
  const id = randomUUID();
  const data = {
    id,
    operacion: randomUUID(),
    usuario: clientes[0]._id,
    fecha: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date()),
    articulos: [
      {
        _id: randomUUID(),
        cantidad: 1,
        servicio: servicio.servicio,
        precio: servicio.precio,
        servicio_id: servicio._id,
        medida: 'pz',
      },
    ],
    pagos: [{ _id: randomUUID(), monto: 10, metodo: 'Efvo' }],
    status: 0,
  };
  const envios = Array.from({ length: 5 }, () => page.request.post('/api/ventas/guardar', { data, headers: { origin } }));
  const respuestas = await Promise.all(envios);
  expect(respuestas.map((respuesta) => respuesta.status())).toEqual([200, 200, 200, 200, 200]);
  const ids = await Promise.all(respuestas.map(async (respuesta) => (await respuesta.json()).inserted_id));
  expect(new Set(ids)).toEqual(new Set([id]));
  const guardada = (await (await page.request.get(`/api/ventas/${id}`)).json()).data;
  expect(guardada.pagos).toHaveLength(1);
  expect(guardada.abonos).toBe(10);
});
