import { readSales } from '../load/calls.mjs';
import { call, read, SUPERUSER, signIn, write } from '../requests.mjs';

const GUEST = { usuario: 'karla.mtz@correo.mx', tenant: { nombre: 'Agua Clara', logo: '' } };
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Fakes the answers about the token of an e-mailed link, because the bench sends no e-mail. */
const invitation = (page) =>
  page.route(/\/api\/\w+\/(confirmation|restablecer)\/medida$/, (route) =>
    route.fulfill({ json: { ...GUEST, response: GUEST } }),
  );

/** Fakes the map's tiles, so no other site is needed. */
const map = (page) => page.route(/tile\.openstreetmap\.org/, (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));

const css = (selector) => (page) => page.locator(selector).first();
const button = (name) => (page) => page.getByRole('button', { name }).first();
const radio = (name) => (page) => page.getByRole('radio', { name }).first();
const pressEscape = (page) => ({ click: () => page.keyboard.press('Escape') });
const eye = button('Mostrar contraseña');
const invoice = (page) => page.getByRole('group', { name: 'Opciones de la nota' }).locator('button').first();
const row = css('[aria-rowindex="2"], [aria-posinset="1"]');

/** The pages to measure: path, account, an element to wait for, elements to press, and a setup that fakes what is missing. */
export async function allPages(url) {
  const { nota, cliente, link } = await records(url);
  const open = (path, ready, presses, prepare) => ({ path, ready, presses, prepare });
  const own = (...page) => ({ ...open(...page), account: SUPERUSER });
  const nameOf = (path) => path.replace(nota, '{nota}').replace(cliente, '{cliente}').replace(link, '/t/{enlace}');
  const pages = [
    open('/login', button('Iniciar sesión'), [eye, (page) => page.getByRole('textbox', { name: 'Usuario' })]),
    open('/usuarios/verification/medida', button('Activar cuenta'), [eye, button('Activar cuenta')], invitation),
    open('/usuarios/restablecer/medida', eye, [eye], invitation),
    open('/usuarios/olvide', button('Enviar enlace'), [button('Enviar enlace')]),
    open(link, css('main, body > *'), [css('body')]),
    own('/app/activos', css('main article'), [radio(/^En sucursal/), radio(/^Todas/)]),
    own('/app/pos', css('[data-tile]'), [button(/^Edredón individual/), button(/^Lavado y secado por kg/), pressEscape]),
    own(`/app/pos/${nota}`, invoice, [invoice, invoice]),
    own('/app/caja', css('main h1'), [css('main')]),
    own('/app/ruta', css('main section'), [css('main')], map),
    own('/app/ventas', row, [button('Con adeudo'), css('[aria-rowindex] input, [aria-posinset] input')]),
    own(`/app/ventas/${nota}`, css('main h1'), [css('main')]),
    own('/app/clientes', row, [css('main input[type="search"]')]),
    own('/app/clientes/registrar', button('Guardar'), [button('Guardar')]),
    own(`/app/clientes/${cliente}`, button('Modificar'), [button('Modificar'), button('Cancelar')], map),
    own('/app/dashboard', css('.MuiBarChart-element'), [radio('Fecha nota')]),
    own('/app/configuracion/servicios', button(/Agregar servicio/), [button(/Agregar servicio/), pressEscape]),
    own('/app/configuracion/usuarios', button('Nuevo Usuario'), [button('Nuevo Usuario'), pressEscape]),
    own('/app/configuracion/lavanderia', css('main form, main section'), [css('main')]),
    own('/versiones', (page) => page.getByText('Librerías compartidas').first(), [button(/Cargar/)]),
    own(`/api/ventas/${nota}/ticket?imprimir=0`, css('body > *'), [css('body')]),
  ];
  return pages.map((page) => ({ ...page, name: nameOf(page.path) }));
}

/** Ids of a nota and of a cliente with domicilios, and the path of the nota's public link. */
async function records(url) {
  const cookie = await signIn(url);
  const { results } = await call(url, readSales('pagina=1', cookie));
  const { clientes } = await call(url, read('/api/clientes/', cookie));
  const nota = results[0]._id;
  const { url: link } = await call(url, write(`/api/ventas/${nota}/enlace`, cookie, {}));
  const { _id: cliente } = clientes.find(({ domicilio }) => domicilio.length > 0) ?? clientes[0];
  return { nota, cliente, link: new URL(link).pathname };
}
