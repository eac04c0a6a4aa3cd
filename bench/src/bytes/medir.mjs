import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirNavegador } from '../navegador.mjs';
import { iniciarServidor } from '../servidor.mjs';
import { construirSpa } from './construirSpa.mjs';
import { iniciarSpa } from './servirSpa.mjs';

const LIMITES = { jsDelAcceso: 120 * 1024, peticionesDelAcceso: 6, razon: 1.15 };
/** Bytes don't depend on the machine: a twentieth more is more. */
const TOLERANCIA = 1.05;

/**
 * Bytes over the wire, in Chromium against the real server: the first visit to the sign-in page, and from there to a usable point of
 * sale, federated and as one application. Both end with the same screen; only what the browser downloads as files is
 * compared, since the calls' answers are the same.
 * @returns {Promise<{ cumple: boolean; cifras: object }>} whether every limit is kept; sizes as ratios to their limits or to the one application
 */
export async function medirBytes() {
  await construirSpa();
  const datos = join(tmpdir(), `lavanda-bench-${process.pid}`);
  const servidor = await iniciarServidor(datos);
  const spa = await iniciarSpa(servidor.url);
  const navegador = await abrirNavegador();
  try {
    const federada = await recorrer(navegador, servidor.url);
    const sola = await recorrer(navegador, spa.url);
    return informar(federada, sola);
  } finally {
    await navegador.close();
    await spa.cerrar();
    await servidor.cerrar();
    await rm(datos, { recursive: true, force: true });
  }
}

/** Signs in like a person does and waits until the point of sale takes a service. */
async function recorrer(navegador, url) {
  const contexto = await navegador.newContext({ viewport: { width: 1440, height: 900 } });
  const pagina = await contexto.newPage();
  const bajadas = [];
  pagina.on('requestfinished', (peticion) => {
    bajadas.push(
      peticion
        .sizes()
        .then(({ responseBodySize }) => ({ ruta: new URL(peticion.url()).pathname, bytes: Math.max(0, responseBodySize) })),
    );
  });

  await pagina.goto(url, { waitUntil: 'networkidle' });
  const acceso = archivos(await Promise.all(bajadas));
  await pagina.getByRole('textbox', { name: 'Usuario' }).fill('usuario@aguaclara.mx');
  await pagina.getByLabel('Contraseña', { exact: true }).fill('lavanda123');
  await pagina.getByRole('button', { name: 'Iniciar sesión' }).click();
  await pagina.getByRole('heading', { level: 1, name: 'Activos' }).waitFor();
  await pagina.getByRole('link', { name: 'Punto de Venta' }).first().click();
  await pagina.getByRole('button', { name: /Lavado y doblado por kg/ }).waitFor();
  await pagina.waitForLoadState('networkidle');
  const total = archivos(await Promise.all(bajadas));
  await contexto.close();
  return { acceso, total };
}

const archivos = (bajadas) => bajadas.filter(({ ruta }) => !ruta.startsWith('/api/'));
const suma = (bajadas) => bajadas.reduce((total, { bytes }) => total + bytes, 0);
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

function informar(federada, sola) {
  const js = suma(federada.acceso.filter(({ ruta }) => ruta.endsWith('.js')));
  const razon = suma(federada.total) / suma(sola.total);
  const lineas = [
    ['Acceso, primera visita: JavaScript', kb(js), `<= ${kb(LIMITES.jsDelAcceso)}`, js <= LIMITES.jsDelAcceso],
    [
      'Acceso, primera visita: peticiones',
      federada.acceso.length,
      `<= ${LIMITES.peticionesDelAcceso}`,
      federada.acceso.length <= LIMITES.peticionesDelAcceso,
    ],
    ['Del acceso al punto de venta, federada', `${kb(suma(federada.total))}, ${federada.total.length} peticiones`, '', true],
    ['Del acceso al punto de venta, una sola aplicación', `${kb(suma(sola.total))}, ${sola.total.length} peticiones`, '', true],
    ['Federada entre una sola aplicación', razon.toFixed(3), `<= ${LIMITES.razon}`, razon <= LIMITES.razon],
  ];
  for (const [nombre, valor, limite, bien] of lineas) {
    process.stdout.write(`${bien ? 'bien ' : 'FALLA'}  ${nombre}: ${valor} ${limite}\n`);
  }
  const cifras = {
    'JavaScript del acceso entre su límite': { razon: js / LIMITES.jsDelAcceso, bytes: js },
    'federada entre una sola aplicación': { razon, bytes: suma(federada.total) },
  };
  for (const cifra of Object.values(cifras)) cifra.tolerancia = TOLERANCIA;
  return { cumple: lineas.every(([, , , bien]) => bien), cifras };
}
