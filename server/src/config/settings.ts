import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The process's settings, read from the environment and validated once at start. */
export interface Settings {
  port: number;
  host: string;
  /** Folder of the embedded database; unused with `databaseUrl`. */
  dataDir: string;
  /** postgres:// URL of a server to use instead of the embedded database; undefined means the embedded database. */
  databaseUrl: string | undefined;
  /**
   * URL at which LISTEN works on the same server, needed when `databaseUrl` leads to a pooler in transaction mode; undefined
   * means `databaseUrl`.
   */
  databaseListenUrl: string | undefined;
  /** Maximum connections of the pool to the PostgreSQL server. */
  connections: number;
  production: boolean;
  /**
   * Whether real people may depend on this server: with NODE_ENV=production; also with PostgreSQL or with mail, unless
   * NODE_ENV=test. A live server has no demo accounts, whose password everybody knows, and logs no link with a token.
   */
  live: boolean;
  /** Fastify's trustProxy: whose X-Forwarded-* headers are trusted. */
  trustProxy: boolean | number | string;
  /** Whether cookies are Secure; 'auto' makes them Secure when the request came over https. */
  cookieSecure: boolean | 'auto';
  /** Product version, as /metrics and the log report it. */
  version: string;
  /** Bearer token of /metrics; undefined disables the route. */
  metricsToken: string | undefined;
  shutdown: ShutdownSettings;
  /** Time a client has to send a whole request, ms; a slower request is refused. */
  requestTimeoutMs: number;
  /** Calls a second that a user may make on average; a laundry may make four times as many. 0 means no limit. */
  callsPerSecond: number;
  /** Invitations that a laundry may send at once; after them it may send one a minute. */
  invitationsAtOnce: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Whether an empty database is filled with the demo laundries; false when `live`. */
  demo: boolean;
  /** Folder that holds shell/dist and each mfe-*\/dist. */
  webDir: string;
  /** Base of public links, as in mails and tickets, without a trailing slash; undefined means the request's own host. */
  publicUrl: string | undefined;
  /** Days that a ticket's public link works after the server last issued it; 0 means for ever. */
  ticketLinkDays: number;
  maps: MapSettings;
  mail: MailSettings;
  /** URL of the WhatsApp Cloud API with its version, or of a substitute. Laundries with an account send notices through it. */
  whatsAppUrl: string;
  /** URL of a vroom-express server that plans routes by street; undefined means the product's own solver, by straight lines. */
  vroomUrl: string | undefined;
  remotes: RemoteSettings;
  /** Whether a stable version or stand-in that fails for too many users is taken back automatically. */
  automaticRollback: boolean;
  /** Whether a section is published only with a signed statement. */
  signedReleases: boolean;
  /** Whether browsers report measures of the sections, so that a candidate worse than the stable version is taken back. */
  measuresSections: boolean;
}

/** How the process stops on SIGTERM. */
export interface ShutdownSettings {
  /** How long /api/salud answers 503 before connections are refused, ms, so that a load balancer notices. */
  noticeMs: number;
  /** Longest wait for open requests, ms; after it the process ends without them. */
  limitMs: number;
}

/** Origins other than the server's own from which sections may load. */
export interface RemoteSettings {
  /** Origins where published builds may live. */
  origins: readonly string[];
  /** Origins from which a superuser may try a build of a section, in their own tab only. */
  desvios: readonly string[];
}

/** How invitations and password links are sent. */
export interface MailSettings {
  /** smtp:// or smtps:// URL of the mail server; undefined without one. */
  smtpUrl: string | undefined;
  /** Whether links are logged when there is no mail server, as on the machine of a trial; false when `live`. */
  logLinks: boolean;
  /** Sender of the messages: an address, or 'Name <address>'. */
  sender: string;
}

/** Settings of the address search and of the map's provider (decisions "Maps and addresses"). */
export interface MapSettings {
  /** Key of Google Places; if set, Google searches addresses. The key is sent to browsers only if `browserKey` is undefined. */
  googleKey: string | undefined;
  /** Key with which browsers draw Google's map; undefined means that they use `googleKey`. */
  browserKey: string | undefined;
  placesUrl: string;
  /**
   * Base URL of a Photon-compatible geocoder, requested at its /api. Without it and without `googleKey`, no typed address leaves
   * the server.
   */
  geocoderUrl: string | undefined;
  /** Tile URL with {z}, {x} and {y}. */
  mosaicos: string;
  atribucion: string;
}

/** An invalid setting; the message names it. */
export class InvalidSetting extends Error {
  constructor(name: string, value: string, expected: string) {
    super(`Ajuste inválido ${name}="${value}": ${expected}`);
    this.name = 'InvalidSetting';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Repository root, two levels above both src/ and dist/. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Version in server/package.json. */
const VERSION: string = createRequire(import.meta.url)('../../package.json').version;

/**
 * Reads the settings for the server.
 * @throws InvalidSetting as `readSettings`; also when a live server with mail or PostgreSQL has no PUBLIC_URL, because links
 * would then use the request's Host, which an attacker can set
 */
export function readServerSettings(env: Environment): Settings {
  const settings = readSettings(env);
  const { live, publicUrl, databaseUrl, mail } = settings;
  if (live && publicUrl === undefined && (databaseUrl ?? mail.smtpUrl) !== undefined) {
    throw new InvalidSetting('PUBLIC_URL', '', 'con SMTP_URL o DATABASE_URL se espera la dirección del sitio para los enlaces');
  }
  return settings;
}

/** Reads the settings from `env`. @throws InvalidSetting naming the first invalid one */
export function readSettings(env: Environment): Settings {
  const environment = option(env, 'NODE_ENV', ['development', 'production', 'test'], 'development');
  const production = environment === 'production';
  const databaseUrl = postgresUrl(env, 'DATABASE_URL');
  const smtpUrl = mailServer(env);
  const live = production || (environment !== 'test' && (databaseUrl ?? smtpUrl) !== undefined);
  return {
    port: integer(env, 'PORT', 3000, 0, 65_535),
    host: value(env, 'HOST') ?? 'localhost',
    dataDir: resolve(ROOT, value(env, 'DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseListenUrl: postgresUrl(env, 'DATABASE_LISTEN_URL'),
    connections: integer(env, 'DATABASE_POOL', 10, 1, 500),
    production,
    live,
    trustProxy: proxy(value(env, 'TRUST_PROXY')),
    cookieSecure: cookieSecureOf(option(env, 'COOKIE_SECURE', ['auto', 'true', 'false'], 'auto')),
    version: value(env, 'VERSION') ?? VERSION,
    metricsToken: metricsToken(env),
    shutdown: {
      noticeMs: integer(env, 'SHUTDOWN_GRACE', 0, 0, 300) * 1000,
      limitMs: integer(env, 'SHUTDOWN_TIMEOUT', 25, 1, 600) * 1000,
    },
    requestTimeoutMs: integer(env, 'REQUEST_TIMEOUT', 60, 1, 600) * 1000,
    callsPerSecond: integer(env, 'CALLS_PER_SECOND', 50, 0, 100_000),
    invitationsAtOnce: integer(env, 'INVITATIONS_AT_ONCE', 20, 1, 10_000),
    logLevel: option(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
    demo: !live && option(env, 'DEMO', ['true', 'false'], 'true') === 'true',
    webDir: resolve(ROOT, value(env, 'WEB_DIR') ?? '.'),
    publicUrl: address(env, 'PUBLIC_URL'),
    ticketLinkDays: integer(env, 'TICKET_LINK_DAYS', 365, 0, 3650),
    maps: {
      googleKey: key(env, 'GOOGLE_MAPS_API_KEY'),
      browserKey: key(env, 'GOOGLE_MAPS_BROWSER_KEY'),
      placesUrl: address(env, 'GOOGLE_PLACES_URL') ?? 'https://places.googleapis.com',
      geocoderUrl: address(env, 'GEOCODER_URL'),
      mosaicos: tiles(env),
      atribucion: value(env, 'TILE_ATTRIBUTION') ?? '© colaboradores de OpenStreetMap',
    },
    mail: { smtpUrl, logLinks: !live, sender: sender(env) },
    whatsAppUrl: address(env, 'WHATSAPP_API_URL') ?? 'https://graph.facebook.com/v24.0',
    vroomUrl: address(env, 'VROOM_URL'),
    remotes: {
      origins: origins(env, 'REMOTOS_ORIGENES', production),
      desvios: origins(env, 'DESVIOS_ORIGENES', false),
    },
    signedReleases: option(env, 'ENTREGAS_FIRMADAS', ['0', '1'], '0') === '1',
    automaticRollback: option(env, 'REGRESO_AUTOMATICO', ['true', 'false'], 'false') === 'true',
    measuresSections: option(env, 'MEDIR_SECCIONES', ['true', 'false'], 'true') === 'true',
  };
}

function value(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

function integer(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = value(env, name);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max) {
    throw new InvalidSetting(name, text, `se espera un entero de ${min} a ${max}`);
  }
  return number;
}

function option<const T extends string>(env: Environment, name: string, options: readonly T[], fallback: NoInfer<T>): T {
  const text = value(env, name);
  if (text === undefined) return fallback;
  const found = options.find((o) => o === text);
  if (!found) throw new InvalidSetting(name, text, `se espera uno de: ${options.join(', ')}`);
  return found;
}

/** Reads an http(s) address without query and fragment, and drops its trailing slashes; undefined when it isn't set. */
function address(env: Environment, name: string): string | undefined {
  const text = value(env, name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new InvalidSetting(name, text, 'se espera una dirección http(s) sin parámetros');
  }
  return text.replace(/\/+$/, '');
}

/**
 * Reads comma-separated origins. With `httpsOnly` it refuses http, except for localhost, because scripts run from these origins.
 */
function origins(env: Environment, name: string, httpsOnly: boolean): readonly string[] {
  const list = (value(env, name) ?? '').split(',').map((part) => part.trim());
  return list.filter((text) => text !== '').map((text) => origin(name, text, httpsOnly));
}

function origin(name: string, text: string, httpsOnly: boolean): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const secure = url?.protocol === 'https:' || (url?.protocol === 'http:' && (!httpsOnly || url.hostname === 'localhost'));
  if (url && secure && url.origin === text.replace(/\/$/, '')) return url.origin;
  throw new InvalidSetting(name, text, `se esperan orígenes ${httpsOnly ? 'https' : 'http(s)'} entre comas, sin ruta`);
}

function key(env: Environment, name: string): string | undefined {
  const text = value(env, name);
  // The message doesn't repeat the key, which is secret.
  if (text !== undefined && !/^[\w.-]{1,200}$/.test(text)) {
    throw new InvalidSetting(name, '...', 'se esperan letras, números, guiones y puntos');
  }
  return text;
}

function metricsToken(env: Environment): string | undefined {
  const text = value(env, 'METRICS_TOKEN');
  // The message doesn't repeat the token, which is secret.
  if (text !== undefined && !/^[\x21-\x7e]{16,200}$/.test(text)) {
    throw new InvalidSetting('METRICS_TOKEN', '...', 'se esperan de 16 a 200 caracteres sin espacios');
  }
  return text;
}

function tiles(env: Environment): string {
  const text = value(env, 'TILE_URL') ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
  const complete = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  if (!complete || !/^https?:\/\/[^/;,'"\s]+\/[^;,'"\s]*$/.test(text) || !URL.canParse(text.replace('{s}', 'a'))) {
    throw new InvalidSetting('TILE_URL', text, 'se espera una dirección http(s) con {z}, {x} y {y}');
  }
  return text;
}

function mailServer(env: Environment): string | undefined {
  const text = value(env, 'SMTP_URL');
  if (text !== undefined && (!/^smtps?:\/\/[^/]/.test(text) || !URL.canParse(text))) {
    // The message doesn't repeat the URL, which may contain a password.
    throw new InvalidSetting(
      'SMTP_URL',
      '...',
      'se espera smtp://usuario:clave@servidor:587 o smtps://usuario:clave@servidor:465',
    );
  }
  return text;
}

function sender(env: Environment): string {
  const text = value(env, 'MAIL_FROM') ?? 'no-responder@localhost';
  if (!/^([^<>\r\n]*<)?[^<>\s@]+@[^<>\s@]+>?$/.test(text) || text.includes('<') !== text.endsWith('>')) {
    throw new InvalidSetting('MAIL_FROM', text, 'se espera correo@ejemplo.mx o Nombre <correo@ejemplo.mx>');
  }
  return text;
}

function postgresUrl(env: Environment, name: string): string | undefined {
  const text = value(env, name);
  if (text !== undefined && (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))) {
    // The message doesn't repeat the URL, which may contain a password.
    throw new InvalidSetting(name, '...', 'se espera postgres://usuario:clave@servidor:5432/base');
  }
  return text;
}

function proxy(text: string | undefined): boolean | number | string {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  if (/^\d+$/.test(text)) return Number(text);
  if (/^[0-9a-fA-F.:/, ]+$/.test(text) || /^(loopback|linklocal|uniquelocal)$/.test(text)) return text;
  throw new InvalidSetting('TRUST_PROXY', text, 'se espera true, false, un número de saltos o una lista de direcciones');
}

function cookieSecureOf(text: 'auto' | 'true' | 'false'): boolean | 'auto' {
  return text === 'auto' ? 'auto' : text === 'true';
}
