import { invitacion, mapa } from './pantallasAjenos.mjs';
import { CUENTAS } from './pantallasComun.mjs';

/**
 * Every page of the product: its address, what is there when it is drawn, and what is pressed on it, in order, as whoever tries it does. `sesion: null` are the
 * pages of who has none. `preparar` puts in place what only an e-mail or another site gives.
 */
export async function todasLasRutas(producto) {
  const { nota, cliente, ticket } = await datos(producto);
  const texto = (nombre) => (pagina) => pagina.getByText(nombre).first();
  const boton = (name) => (pagina) => pagina.getByRole('button', { name }).first();
  const opcion = (name) => (pagina) => pagina.getByRole('radio', { name }).first();
  const css = (selector) => (pagina) => pagina.locator(selector).first();
  const cerrar = (pagina) => ({ click: () => pagina.keyboard.press('Escape') });
  const ojo = boton('Mostrar contraseña');
  const entrada = boton('Iniciar sesión');
  const publicas = [
    { ruta: '/login', lista: entrada, toques: [ojo, (p) => p.getByRole('textbox', { name: 'Usuario' })] },
    {
      ruta: '/usuarios/verification/medida',
      lista: boton('Activar cuenta'),
      toques: [ojo, boton('Activar cuenta')],
      preparar: invitacion,
    },
    { ruta: '/usuarios/restablecer/medida', lista: ojo, toques: [ojo], preparar: invitacion },
    { ruta: '/usuarios/olvide', lista: boton('Enviar enlace'), toques: [boton('Enviar enlace')] },
    {
      ruta: new URL(ticket).pathname,
      nombre: '/t/{enlace} (ticket público)',
      lista: css('main, body > *'),
      toques: [css('body')],
    },
  ];
  const privadas = [
    { ruta: '/app/activos', lista: css('main article'), toques: [opcion(/^En sucursal/), opcion(/^Todas/)] },
    {
      ruta: '/app/pos',
      lista: css('[data-mosaico]'),
      toques: [boton(/^Edredón individual/), boton(/^Lavado y secado por kg/), cerrar],
    },
    { ruta: `/app/pos/${nota}`, nombre: '/app/pos/{nota}', lista: css('[data-mosaico]'), toques: [boton(/^Edredón individual/)] },
    {
      ruta: '/app/ventas',
      lista: css('[aria-rowindex="2"], [aria-posinset="1"]'),
      toques: [boton('Con adeudo'), css('[aria-rowindex] input, [aria-posinset] input')],
    },
    { ruta: `/app/ventas/${nota}`, nombre: '/app/ventas/{nota}', lista: css('main h1'), toques: [css('main')] },
    { ruta: '/app/clientes', lista: css('[aria-rowindex="2"], [aria-posinset="1"]'), toques: [css('main input[type="search"]')] },
    { ruta: '/app/clientes/registrar', lista: boton('Guardar'), toques: [boton('Guardar')] },
    {
      ruta: `/app/clientes/${cliente}`,
      nombre: '/app/clientes/{cliente}',
      lista: boton('Modificar'),
      toques: [boton('Modificar'), boton('Cancelar')],
      preparar: mapa,
    },
    { ruta: '/app/dashboard', lista: css('.MuiBarChart-element'), toques: [opcion('Fecha nota')] },
    { ruta: '/app/configuracion/servicios', lista: boton(/Agregar servicio/), toques: [boton(/Agregar servicio/), cerrar] },
    { ruta: '/app/configuracion/usuarios', lista: boton('Nuevo Usuario'), toques: [boton('Nuevo Usuario'), cerrar] },
    { ruta: '/app/configuracion/lavanderia', lista: css('main form, main section'), toques: [css('main')] },
    { ruta: '/versiones', lista: texto('Librerías compartidas'), toques: [boton(/Cargar/)] },
    {
      ruta: `/api/ventas/${nota}/ticket?imprimir=0`,
      nombre: '/api/ventas/{nota}/ticket',
      lista: css('body > *'),
      toques: [css('body')],
    },
  ];
  return [
    ...publicas.map((cada) => ({ nombre: cada.ruta, sesion: null, ...cada })),
    ...privadas.map((cada) => ({ nombre: cada.ruta, sesion: CUENTAS.super, ...cada })),
  ];
}

/** A note with its public link, and a customer with addresses. */
async function datos(producto) {
  const contexto = await producto.contexto('escritorio', CUENTAS.super);
  const leer = async (ruta) => (await contexto.request.get(ruta)).json();
  const { results } = await leer('/api/ventas/?pagina=1&notasPorPagina=20');
  const { clientes } = await leer('/api/clientes/');
  const nota = results[0]._id;
  const enlace = await contexto.request.post(`/api/ventas/${nota}/enlace`, { data: {}, headers: { origin: producto.url } });
  const { url } = await enlace.json();
  await contexto.close();
  return { nota, cliente: (clientes.find(({ domicilio }) => domicilio.length > 0) ?? clientes[0])._id, ticket: url };
}
