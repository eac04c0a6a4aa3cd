import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Everything the process can be told from outside, read and checked once, at start. */
export interface Ajustes {
  puerto: number;
  host: string;
  /** Folder of the embedded database; unused with `databaseUrl`. */
  dataDir: string;
  /** postgres:// URL of a server to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Connections to that server. */
  conexiones: number;
  produccion: boolean;
  /** What Fastify takes as trustProxy: whose X-Forwarded-* headers are believed. */
  trustProxy: boolean | number | string;
  /** 'auto': Secure when the request came over https. */
  cookieSecure: boolean | 'auto';
  /** Of the product, as /metrics and the log say it. */
  version: string;
  /** Bearer token of /metrics; undefined: there is no such route. */
  metricasToken: string | undefined;
  apagado: AjustesApagado;
  /** Milliseconds a client has for a whole request, from its first byte: a slower one is cut. */
  esperaPeticionMs: number;
  nivelLog: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Fills an empty database with the demo laundries; never in production. */
  demo: boolean;
  /** Folder that holds shell/dist and each mfe-*\/dist. */
  webDir: string;
  /** Base of the links given to customers, without a slash at its end; undefined: the request's own host. */
  publicUrl: string | undefined;
  mapas: AjustesMapas;
  correo: AjustesCorreo;
  remotos: AjustesRemotos;
}

/** How the process ends on SIGTERM. */
export interface AjustesApagado {
  /** /api/salud answers 503 for this long before connections are refused, ms: what a load balancer takes to notice. */
  avisoMs: number;
  /** Longest wait for the requests under way, ms; then the process ends without them. */
  limiteMs: number;
}

/** Other origins that sections may come from. */
export interface AjustesRemotos {
  /** Those where published builds may live. */
  origenes: readonly string[];
  /** Those a superuser may try a build from, in a tab of their own. */
  desvios: readonly string[];
}

/** How invitations and password links leave the product. */
export interface AjustesCorreo {
  /** smtp:// or smtps:// URL of the mail server; undefined: links go to the log. */
  smtpUrl: string | undefined;
  /** Address the messages come from, alone or as 'Name <address>'. */
  remitente: string;
}

/** Who finds addresses and what the browser draws maps with (decisions "Maps and addresses"). */
export interface AjustesMapas {
  /** Chooses Google: Places finds addresses with it. Sent to browsers only when there is no key of their own. */
  claveGoogle: string | undefined;
  /** The key that browsers draw the map with. */
  claveNavegador: string | undefined;
  placesUrl: string;
  /** Photon-compatible geocoder; its /api is asked. */
  geocoderUrl: string;
  /** Tile address with {z}, {x} and {y}. */
  mosaicos: string;
  atribucion: string;
}

/** A setting that can't be used; the message names it. */
export class AjusteInvalido extends Error {
  constructor(nombre: string, valor: string, esperado: string) {
    super(`Ajuste inválido ${nombre}="${valor}": ${esperado}`);
    this.name = 'AjusteInvalido';
  }
}

type Entorno = Readonly<Record<string, string | undefined>>;

/** The repository's root: two levels above src/ and dist/ alike. */
const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

/** Of server/package.json. */
const VERSION: string = createRequire(import.meta.url)('../package.json').version;

/**
 * Reads the settings of `env`.
 * @throws AjusteInvalido naming the first one that is wrong.
 */
export function leerAjustes(env: Entorno): Ajustes {
  const produccion = opcion(env, 'NODE_ENV', ['development', 'production', 'test'], 'development') === 'production';
  return {
    puerto: entero(env, 'PORT', 3000, 0, 65_535),
    host: valor(env, 'HOST') ?? 'localhost',
    dataDir: resolve(RAIZ, valor(env, 'DATA_DIR') ?? '.data'),
    databaseUrl: urlDePostgres(env),
    conexiones: entero(env, 'DATABASE_POOL', 10, 1, 500),
    produccion,
    trustProxy: proxy(valor(env, 'TRUST_PROXY')),
    cookieSecure: segura(opcion(env, 'COOKIE_SECURE', ['auto', 'true', 'false'], 'auto')),
    version: valor(env, 'VERSION') ?? VERSION,
    metricasToken: metricasToken(env),
    apagado: {
      avisoMs: entero(env, 'SHUTDOWN_GRACE', 0, 0, 300) * 1000,
      limiteMs: entero(env, 'SHUTDOWN_TIMEOUT', 25, 1, 600) * 1000,
    },
    esperaPeticionMs: entero(env, 'REQUEST_TIMEOUT', 60, 1, 600) * 1000,
    nivelLog: opcion(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
    demo: !produccion && opcion(env, 'DEMO', ['true', 'false'], 'true') === 'true',
    webDir: resolve(RAIZ, valor(env, 'WEB_DIR') ?? '.'),
    publicUrl: direccion(env, 'PUBLIC_URL'),
    mapas: {
      claveGoogle: clave(env, 'GOOGLE_MAPS_API_KEY'),
      claveNavegador: clave(env, 'GOOGLE_MAPS_BROWSER_KEY'),
      placesUrl: direccion(env, 'GOOGLE_PLACES_URL') ?? 'https://places.googleapis.com',
      geocoderUrl: direccion(env, 'GEOCODER_URL') ?? 'https://photon.komoot.io',
      mosaicos: mosaicos(env),
      atribucion: valor(env, 'TILE_ATTRIBUTION') ?? '© colaboradores de OpenStreetMap',
    },
    correo: correo(env, produccion),
    remotos: {
      origenes: origenes(env, 'REMOTOS_ORIGENES', produccion),
      desvios: origenes(env, 'DESVIOS_ORIGENES', false),
    },
  };
}

function valor(env: Entorno, nombre: string): string | undefined {
  const texto = env[nombre]?.trim();
  return texto === '' ? undefined : texto;
}

function entero(env: Entorno, nombre: string, omision: number, min: number, max: number): number {
  const texto = valor(env, nombre);
  if (texto === undefined) return omision;
  const numero = Number(texto);
  if (!/^\d+$/.test(texto) || numero < min || numero > max) {
    throw new AjusteInvalido(nombre, texto, `se espera un entero de ${min} a ${max}`);
  }
  return numero;
}

function opcion<const T extends string>(env: Entorno, nombre: string, opciones: readonly T[], omision: NoInfer<T>): T {
  const texto = valor(env, nombre);
  if (texto === undefined) return omision;
  const encontrada = opciones.find((o) => o === texto);
  if (!encontrada) throw new AjusteInvalido(nombre, texto, `se espera uno de: ${opciones.join(', ')}`);
  return encontrada;
}

/** An http(s) address without query, its final slash taken off. */
function direccion(env: Entorno, nombre: string): string | undefined {
  const texto = valor(env, nombre);
  if (texto === undefined) return undefined;
  const url = URL.canParse(texto) ? new URL(texto) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new AjusteInvalido(nombre, texto, 'se espera una dirección http(s) sin parámetros');
  }
  return texto.replace(/\/+$/, '');
}

/** Origins between commas, as a browser writes them. Scripts run from them: in production only over https, but for this machine's own. */
function origenes(env: Entorno, nombre: string, soloHttps: boolean): readonly string[] {
  const lista = (valor(env, nombre) ?? '').split(',').map((parte) => parte.trim());
  return lista.filter((texto) => texto !== '').map((texto) => origen(nombre, texto, soloHttps));
}

function origen(nombre: string, texto: string, soloHttps: boolean): string {
  const url = URL.canParse(texto) ? new URL(texto) : null;
  const seguro = url?.protocol === 'https:' || (url?.protocol === 'http:' && (!soloHttps || url.hostname === 'localhost'));
  if (url && seguro && url.origin === texto.replace(/\/$/, '')) return url.origin;
  throw new AjusteInvalido(nombre, texto, `se esperan orígenes ${soloHttps ? 'https' : 'http(s)'} entre comas, sin ruta`);
}

function clave(env: Entorno, nombre: string): string | undefined {
  const texto = valor(env, nombre);
  // The key itself isn't repeated.
  if (texto !== undefined && !/^[\w.-]{1,200}$/.test(texto)) {
    throw new AjusteInvalido(nombre, '...', 'se esperan letras, números, guiones y puntos');
  }
  return texto;
}

function metricasToken(env: Entorno): string | undefined {
  const texto = valor(env, 'METRICS_TOKEN');
  // The token itself isn't repeated.
  if (texto !== undefined && !/^[\x21-\x7e]{16,200}$/.test(texto)) {
    throw new AjusteInvalido('METRICS_TOKEN', '...', 'se esperan de 16 a 200 caracteres sin espacios');
  }
  return texto;
}

function mosaicos(env: Entorno): string {
  const texto = valor(env, 'TILE_URL') ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
  const completa = ['{z}', '{x}', '{y}'].every((parte) => texto.includes(parte));
  if (!completa || !/^https?:\/\/[^/;,'"\s]+\/[^;,'"\s]*$/.test(texto) || !URL.canParse(texto.replace('{s}', 'a'))) {
    throw new AjusteInvalido('TILE_URL', texto, 'se espera una dirección http(s) con {z}, {x} y {y}');
  }
  return texto;
}

function correo(env: Entorno, produccion: boolean): AjustesCorreo {
  const smtpUrl = valor(env, 'SMTP_URL');
  if (smtpUrl !== undefined && (!/^smtps?:\/\/[^/]/.test(smtpUrl) || !URL.canParse(smtpUrl))) {
    // The URL may hold a password: it isn't repeated.
    throw new AjusteInvalido(
      'SMTP_URL',
      '...',
      'se espera smtp://usuario:clave@servidor:587 o smtps://usuario:clave@servidor:465',
    );
  }
  const remitente = valor(env, 'MAIL_FROM') ?? 'no-responder@localhost';
  if (!/^([^<>\r\n]*<)?[^<>\s@]+@[^<>\s@]+>?$/.test(remitente) || remitente.includes('<') !== remitente.endsWith('>')) {
    throw new AjusteInvalido('MAIL_FROM', remitente, 'se espera correo@ejemplo.mx o Nombre <correo@ejemplo.mx>');
  }
  // Who writes the Host header of a request would choose where a stranger's link leads.
  if (produccion && smtpUrl !== undefined && valor(env, 'PUBLIC_URL') === undefined) {
    throw new AjusteInvalido('PUBLIC_URL', '', 'en producción, con SMTP_URL, se espera la dirección del sitio para los enlaces');
  }
  return { smtpUrl, remitente };
}

function urlDePostgres(env: Entorno): string | undefined {
  const texto = valor(env, 'DATABASE_URL');
  if (texto !== undefined && (!/^postgres(ql)?:\/\//.test(texto) || !URL.canParse(texto))) {
    // The URL may hold a password: it isn't repeated.
    throw new AjusteInvalido('DATABASE_URL', '...', 'se espera postgres://usuario:clave@servidor:5432/base');
  }
  return texto;
}

function proxy(texto: string | undefined): boolean | number | string {
  if (texto === undefined || texto === 'false') return false;
  if (texto === 'true') return true;
  if (/^\d+$/.test(texto)) return Number(texto);
  if (/^[0-9a-fA-F.:/, ]+$/.test(texto) || /^(loopback|linklocal|uniquelocal)$/.test(texto)) return texto;
  throw new AjusteInvalido('TRUST_PROXY', texto, 'se espera true, false, un número de saltos o una lista de direcciones');
}

function segura(texto: 'auto' | 'true' | 'false'): boolean | 'auto' {
  return texto === 'auto' ? 'auto' : texto === 'true';
}
