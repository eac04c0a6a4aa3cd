export interface Respuesta {
  status: number;
  headers: Headers;
  /** Parsed JSON, or null when the body isn't JSON. */
  cuerpo: unknown;
}

/** A client with one user's cookie. */
export interface Cliente {
  cookie: string;
  get(ruta: string, cabeceras?: Record<string, string>): Promise<Respuesta>;
  post(ruta: string, cuerpo?: unknown, cabeceras?: Record<string, string>): Promise<Respuesta>;
}

export interface ServidorDePrueba {
  url: string;
  /** Without a session. */
  anonimo: Cliente;
  /** Signs in a demo user (password lavanda123). */
  entrar(usuario: string, password?: string): Promise<Cliente>;
  cerrar(): Promise<void>;
}

export interface OpcionesServidor {
  /** Default: PostgreSQL when LAVANDA_TEST_DATABASE_URL is set, else embedded. */
  base?: 'embebida' | 'postgres';
  /** Demo data in it; default true. */
  demo?: boolean;
  /** More environment for the process. */
  env?: Record<string, string>;
}

/** Starts a real server process (dist/main.js) on a database of its own and waits until it listens. */
export declare function iniciarServidor(opciones?: OpcionesServidor): Promise<ServidorDePrueba>;
