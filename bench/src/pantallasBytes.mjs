import { construirSpa } from './bytes/construirSpa.mjs';
import { iniciarSpa } from './bytes/servirSpa.mjs';
import { vigilarBajadas } from './pantallasBajadas.mjs';
import { escribir, kb, tabla } from './pantallasComun.mjs';
import { todasLasRutas } from './pantallasRutas.mjs';

/** The federation may cost this part of the same code in one application. */
const RAZON = 1.15;

/**
 * Bytes over the wire of each page opened first thing, with nothing kept by the browser, compressed as they come: federated, and the same code as one
 * application. Answers of calls are the same in both and aren't counted.
 * @returns whether no page costs more than its part, and what each costs
 */
export async function medirBytesPorPagina(producto) {
  await construirSpa();
  const spa = await iniciarSpa(producto.url);
  try {
    const filas = [];
    const cifras = {};
    let cumple = true;
    // Tickets are the server's pages: no part of the suite. One application has no versions of its parts to show.
    const rutas = (await todasLasRutas(producto)).filter(({ nombre }) => !/ticket|versiones/.test(nombre));
    for (const ruta of rutas) {
      const federada = await visitar(producto, producto.url, ruta);
      const sola = await visitar(producto, spa.url, ruta);
      const razon = federada.deArchivos / sola.deArchivos;
      const bien = razon <= RAZON;
      cumple &&= bien;
      cifras[`KB de ${ruta.nombre}`] = { razon, tolerancia: 1.03, bytes: federada.deArchivos };
      filas.push([
        `\`${ruta.nombre}\``,
        ...[federada, sola].flatMap(({ js, deArchivos, archivos }) => [kb(js), kb(deArchivos), archivos]),
        razon.toFixed(3),
        bien ? 'bien' : 'FUERA',
      ]);
    }
    escribir(`\nKB de cada página en la primera visita, comprimidos, con sus cabeceras (límite de la razón ${RAZON})\n`);
    tabla(['Página', 'JS', 'total', 'archivos', 'una aplicación: JS', 'total', 'archivos', 'razón', ''], filas);
    return { cumple, cifras };
  } finally {
    await spa.cerrar();
  }
}

async function visitar(producto, url, { ruta, sesion, lista, preparar }) {
  const contexto = await producto.contexto('escritorio', sesion, url);
  const pagina = await contexto.newPage();
  try {
    const bajadas = await vigilarBajadas(pagina);
    await preparar?.(pagina);
    await pagina.goto(ruta);
    await lista(pagina).waitFor();
    await pagina.waitForLoadState('networkidle');
    return bajadas.tomar();
  } finally {
    await contexto.close();
  }
}
