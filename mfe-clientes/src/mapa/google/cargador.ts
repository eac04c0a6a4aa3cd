import { LIMITE } from '../vista';

const DIRECCION = 'https://maps.googleapis.com/maps/api/js';
const LISTO = 'lavandaMapaListo';

declare global {
  interface Window {
    gm_authFailure?: () => void;
    [LISTO]?: () => void;
  }
}

let carga: { clave: string; promesa: Promise<typeof google.maps> } | null = null;
const atentos = new Set<() => void>();

/** Google calls this global when it refuses the key, as soon as a map is drawn with it. Answers how to stop listening. */
export function alRechazarClave(avisar: () => void): () => void {
  atentos.add(avisar);
  window.gm_authFailure = () => {
    olvidar();
    for (const atento of [...atentos]) atento();
  };
  return () => atentos.delete(avisar);
}

/**
 * By hand: @googlemaps/js-api-loader 2 takes its options once for the page, so it loads nothing after a refused key,
 * has no limit of time, and looks for the nonce on another script.
 *
 * Loads Google's maps with the browser key, once for the page; a load that failed or whose key was refused can be tried again.
 * @throws when the script doesn't arrive or doesn't start in time
 */
export function cargarGoogle(clave: string): Promise<typeof google.maps> {
  if (carga?.clave === clave) return carga.promesa;
  olvidar();
  const promesa = pedir(clave);
  carga = { clave, promesa };
  promesa.catch(() => {
    if (carga?.promesa === promesa) olvidar();
  });
  return promesa;
}

function pedir(clave: string): Promise<typeof google.maps> {
  return new Promise((resolver, rechazar) => {
    const script = document.createElement('script');
    const reloj = setTimeout(() => rechazar(new Error('El mapa de Google no respondió')), LIMITE);
    const falla = () => {
      clearTimeout(reloj);
      rechazar(new Error('El mapa de Google no se pudo cargar'));
    };
    window[LISTO] = () => {
      const mapas = google.maps;
      partes(mapas).then(() => {
        clearTimeout(reloj);
        resolver(mapas);
      }, falla);
    };
    const parametros = { key: clave, v: 'quarterly', language: 'es-419', region: 'MX', loading: 'async', callback: LISTO };
    script.src = `${DIRECCION}?${new URLSearchParams(parametros)}`;
    script.async = true;
    script.dataset.mapas = 'google';
    // Google gives its own style elements the nonce of its script.
    script.nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
    script.onerror = falla;
    document.head.append(script);
  });
}

/** With `loading=async` the classes of a map come apart from the script. */
async function partes(mapas: typeof google.maps): Promise<void> {
  if ('importLibrary' in mapas) await Promise.all([mapas.importLibrary('core'), mapas.importLibrary('maps')]);
}

/** Takes the script and what it left away, so that the next load starts from nothing. */
function olvidar(): void {
  carga = null;
  for (const script of document.querySelectorAll('script[data-mapas="google"]')) script.remove();
  Reflect.deleteProperty(window, 'google');
}
