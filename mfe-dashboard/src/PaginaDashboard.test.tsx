import { DEL_VALLE, NARVARTE } from '@lavanda/shared/pruebas/datos';
import type { Respuesta } from '@lavanda/shared/pruebas/red';
import { ponerFecha } from '@lavanda/shared/pruebas/reloj';
import { screen, within } from '@testing-library/react';
import { filaVentas, RESUMEN } from './pruebas/datos';
import { montar, pedidas, redDeResumen } from './pruebas/montar';
import { TEXTOS_GRAFICAS, TEXTOS_KPI } from './textos';

// Saturday, at noon in Mexico City.
beforeEach(() => ponerFecha('2026-11-21T18:00:00Z'));
afterEach(() => jest.useRealTimers());

/** What a KPI card says: value and comparison. */
function kpi(titulo: string): string {
  return screen.getByText(titulo).parentElement?.textContent?.slice(titulo.length) ?? '';
}

const tarjeta = (titulo: string) => within(screen.getByRole('region', { name: titulo }));

function celdas(titulo: string): (string | null)[][] {
  const filas = within(tarjeta(titulo).getByRole('table', { name: titulo })).getAllByRole('row');
  return filas.map((fila) => [...fila.children].map((celda) => celda.textContent));
}

async function conDatos(opciones: Parameters<typeof montar>[0] = {}) {
  const red = redDeResumen({ cuerpo: RESUMEN });
  const montada = await montar(opciones);
  await screen.findByText('$3,500');
  return { ...montada, red };
}

it("covers the screen with 'Cargando...' until the data comes", async () => {
  let llegar: (datos: Respuesta) => void = () => undefined;
  redDeResumen(
    new Promise((resolver) => {
      llegar = resolver;
    }),
  );
  await montar();
  expect(await screen.findByText('Cargando...')).toBeVisible();
  llegar({ cuerpo: RESUMEN });
  expect(await screen.findByText('Hotel Miravalle')).toBeVisible();
  expect(screen.queryByText('Cargando...')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Visualiza el desempeño de tu lavandería' })).toBeVisible();
});

it('says its figures and charts as the specification does (2, Dashboard)', async () => {
  await conDatos();
  for (const titulo of ['Ventas en el año', 'Ventas este mes', 'Cobrado este mes', 'Recibidos este mes', 'Ticket promedio mes']) {
    expect(screen.getByText(titulo)).toBeVisible();
  }
  for (const titulo of [
    'Ventas mensuales año actual vs anterior (YTY)',
    '¿Quienes son tus mejores clientes?',
    '¿Qué métodos de pago prefieren tus clientes?',
    '¿Qué día de la semana es el mas concurrido?',
    'Datos adicionales de tus ventas',
  ]) {
    expect(screen.getByRole('region', { name: titulo })).toBeVisible();
  }
  const adicionales = tarjeta('Datos adicionales de tus ventas');
  for (const parte of ['A domicilio', 'Facturado', 'Express']) expect(adicionales.getByText(parte)).toBeVisible();
});

it('asks once, with resultSummary=1, and shows the five cards of the current month', async () => {
  const { red } = await conDatos();
  expect(pedidas(red)).toEqual(['resultSummary=1']);
  expect(screen.getByRole('button', { name: 'Mes: Noviembre 2026' })).toBeVisible();
  expect(kpi(TEXTOS_KPI.ventasAnio)).toBe('$3,500.50sube 180.0% crecimiento anual');
  expect(kpi(TEXTOS_KPI.ventasMes)).toBe('$1,500.50sube 20.0% vs año anterior');
  expect(kpi(TEXTOS_KPI.cobradoMes)).toBe('$1,400.50sube 93.3% del total vendido');
  expect(kpi(TEXTOS_KPI.recibidosMes)).toBe('14baja \u221212.5% vs año anterior');
  expect(kpi(TEXTOS_KPI.ticketPromedio)).toBe('$107.18sube 37.2% vs año anterior');
});

it('says so when there is no year before to compare with', async () => {
  await conDatos({ ruta: '/app/dashboard?mes=2026-03' });
  expect(kpi(TEXTOS_KPI.ventasMes)).toBe('$2,000.00Sin ventas el año anterior');
});

it('what rounds to 0.0% does not fall', async () => {
  const { sales } = RESUMEN.results;
  const antes = filaVentas({ año: 2025, notas: 0, total: 250.9, abonos: 0 });
  redDeResumen({ cuerpo: { results: { ...RESUMEN.results, sales: [...sales, antes] } } });
  await montar();
  await screen.findByText('$3,500');
  expect(kpi(TEXTOS_KPI.ventasMes)).toBe('$1,500.50sube 0.0% vs año anterior');
});

it('gives every chart a table: months that passed are 0, those to come are blank', async () => {
  const { usuario } = await conDatos();
  await usuario.click(screen.getByRole('button', { name: `Ver como tabla: ${TEXTOS_GRAFICAS.ventasMensuales}` }));
  const meses = celdas(TEXTOS_GRAFICAS.ventasMensuales);
  expect(meses[0]).toEqual(['Mes', '2026', '2025']);
  expect(meses[1]).toEqual(['Enero', '$0.00', '$0.00']);
  expect(meses[3]).toEqual(['Marzo', '$2,000.00', '$0.00']);
  expect(meses[11]).toEqual(['Noviembre', '$1,500.50', '$1,250.00']);
  expect(meses[12]).toEqual(['Diciembre', 'Por empezar', '$0.00']);

  await usuario.click(screen.getByRole('button', { name: `Ver como tabla: ${TEXTOS_GRAFICAS.dias}` }));
  expect(celdas(TEXTOS_GRAFICAS.dias).slice(1)).toEqual([
    ['Dom', '$0.00'],
    ['Lun', '$0.00'],
    ['Mar', '$1,000.00'],
    ['Mie', '$0.00'],
    ['Jue', '$0.00'],
    ['Vie', '$0.00'],
    ['Sab', '$500.50'],
  ]);
  await usuario.click(screen.getByRole('button', { name: `Ver como gráfica: ${TEXTOS_GRAFICAS.dias}` }));
  expect(tarjeta(TEXTOS_GRAFICAS.dias).queryByRole('table')).toBeNull();
});

it('lists the best customers of the month, descending', async () => {
  await conDatos();
  const filas = tarjeta(TEXTOS_GRAFICAS.mejoresClientes).getAllByRole('listitem');
  expect(filas.map((fila) => fila.textContent)).toEqual(['1Hotel Miravalle$900.25', '2Ana Treviño$300.00']);
});

it("counts payments by 'Fecha pago' or 'Fecha nota', kept in the address", async () => {
  const { usuario, direccion } = await conDatos();
  const metodos = () =>
    tarjeta(TEXTOS_GRAFICAS.metodos)
      .getAllByRole('listitem')
      .map((fila) => fila.textContent);
  expect(metodos()).toEqual(['Efvo75.0%$600.00', 'TDC25.0%$200.00']);
  await usuario.click(screen.getByRole('radio', { name: 'Fecha nota' }));
  expect(metodos()).toEqual(['Efvo60.0%$600.00', 'Link40.0%$400.00']);
  expect(direccion()).toBe('?pagos=nota');
});

it('shows the share of delivered, invoiced and express sales', async () => {
  await conDatos();
  const { getByRole } = tarjeta(TEXTOS_GRAFICAS.adicionales);
  expect(getByRole('progressbar', { name: 'A domicilio' })).toHaveAttribute('aria-valuenow', '33');
  expect(getByRole('progressbar', { name: 'Facturado' }).parentElement).toHaveTextContent('$500.5033%');
  expect(getByRole('progressbar', { name: 'Express' }).parentElement).toHaveTextContent('$0.000%');
});

it.each(['superuser', 'accountant'] as const)('lets %s choose a branch of the data', async (rol) => {
  const { usuario, direccion } = await conDatos({ rol });
  await usuario.click(screen.getByRole('combobox', { name: 'Sucursal' }));
  expect(screen.getAllByRole('option').map((opcion) => opcion.textContent)).toEqual([
    'Todas las sucursales',
    'Del Valle',
    'Narvarte',
  ]);
  await usuario.click(screen.getByRole('option', { name: 'Del Valle' }));
  expect(kpi(TEXTOS_KPI.ventasMes)).toBe('$500.50Sin ventas el año anterior');
  expect(direccion()).toBe(`?sucursal=${DEL_VALLE._id}`);
  expect(screen.getByRole('link', { name: 'Descargar noviembre 2026 en Excel' })).toHaveAttribute(
    'href',
    `/api/ventas/resumen/exportar?mes=2026-11&sucursal=${DEL_VALLE._id}`,
  );
});

it('keeps an admin in their own branch, whatever the address says', async () => {
  redDeResumen({ cuerpo: RESUMEN });
  await montar({ rol: 'admin', ruta: `/app/dashboard?sucursal=${NARVARTE._id}` });
  await screen.findByText('Ana Treviño');
  const selector = screen.getByRole('combobox', { name: 'Sucursal' });
  expect(selector).toHaveAttribute('aria-disabled', 'true');
  expect(selector).toHaveTextContent('Del Valle');
  expect(kpi(TEXTOS_KPI.ventasMes)).toContain('$500.50');
});

it('changes month with the calendar and says when it is empty', async () => {
  const { usuario, direccion } = await conDatos();
  await usuario.click(screen.getByRole('button', { name: 'Mes: Noviembre 2026' }));
  expect(await screen.findByRole('radio', { name: /diciembre|december/i })).toBeDisabled();
  await usuario.click(screen.getByRole('radio', { name: /enero|january/i }));
  expect(await screen.findByRole('button', { name: 'Mes: Enero 2026' })).toBeVisible();
  expect(direccion()).toBe('?mes=2026-01');
  expect(screen.getAllByText('Sin ventas en enero 2026')).toHaveLength(3);
  expect(screen.getByText('Sin pagos en enero 2026')).toBeVisible();
});

it('asks for older years when one is chosen', async () => {
  const red = redDeResumen({ cuerpo: RESUMEN });
  await montar({ ruta: '/app/dashboard?mes=2024-05' });
  expect(await screen.findByRole('button', { name: 'Mes: Mayo 2024' })).toBeVisible();
  expect(pedidas(red)[0]).toBe('resultSummary=1&fechaInicial=2023-01-01&fechaFinal=2024-12-31');
});

it('leaves a way to try again in every card when the data does not come', async () => {
  redDeResumen('caida', { cuerpo: RESUMEN });
  const { usuario } = await montar();
  const avisos = await screen.findAllByRole('alert');
  expect(avisos).toHaveLength(5);
  expect(avisos[0]).toHaveTextContent('El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.');
  expect(kpi(TEXTOS_KPI.ventasMes)).toBe('Sin datos');
  const [primero] = screen.getAllByRole('button', { name: 'Reintentar' });
  if (primero) await usuario.click(primero);
  expect(await screen.findByText('Hotel Miravalle')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
