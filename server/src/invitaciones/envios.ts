import type { EstadoCorreo } from '@lavanda/shared/contract/equipo';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import type { Correo, Mensaje } from './correo.ts';
import { huellaDe } from './tokens.ts';

/** A call waits this long for the mail server; then it answers 'pendiente' and the sending goes on. */
const ESPERA_MS = 2_500;
/** What is still being sent when the server closes gets this long. */
const ESPERA_AL_CERRAR_MS = 5_000;

/** Sends the links: never slower than `ESPERA_MS`, never losing what the call did; what became of each is kept beside its token. */
export class Envios {
  readonly #base: Base;
  readonly #correo: Correo;
  readonly #log: FastifyBaseLogger;
  readonly #enCurso = new Set<Promise<unknown>>();

  constructor(base: Base, correo: Correo, log: FastifyBaseLogger) {
    this.#base = base;
    this.#correo = correo;
    this.#log = log;
  }

  get hayServidor(): boolean {
    return this.#correo.hayServidor;
  }

  /** What became of the message within `ESPERA_MS`. */
  enviar(token: string, mensaje: Mensaje): Promise<EstadoCorreo> {
    const envio = this.enSegundoPlano(() => this.#entregar(token, mensaje)).then((estado) => estado ?? 'fallido');
    return Promise.race([envio, esperar<EstadoCorreo>(ESPERA_MS, 'pendiente')]);
  }

  /** Runs work nobody waits for; its failure is logged. */
  enSegundoPlano<T>(trabajo: () => Promise<T>): Promise<T | undefined> {
    const promesa = trabajo().catch((error: unknown) => {
      this.#log.error({ err: error }, 'envío');
      return undefined;
    });
    this.#enCurso.add(promesa);
    void promesa.finally(() => this.#enCurso.delete(promesa));
    return promesa;
  }

  async cerrar(): Promise<void> {
    await Promise.race([Promise.all(this.#enCurso), esperar(ESPERA_AL_CERRAR_MS, undefined)]);
    this.#correo.cerrar();
  }

  async #entregar(token: string, mensaje: Mensaje): Promise<EstadoCorreo> {
    const estado = await this.#intentar(mensaje);
    await sql`update tokens set correo = ${estado} where huella = ${huellaDe(token)}`.execute(this.#base.kysely);
    return estado;
  }

  async #intentar(mensaje: Mensaje): Promise<EstadoCorreo> {
    try {
      await this.#correo.enviar(mensaje);
      return this.hayServidor ? 'enviado' : 'sin_servidor';
    } catch (error) {
      // Whom it was for stays out of the log, and so does the link: the mail server's own words may name them.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.#log.error({ codigo: code, respuesta: responseCode }, 'el servidor de correo no aceptó un mensaje');
      return 'fallido';
    }
  }
}

function esperar<T>(ms: number, valor: T): Promise<T> {
  return new Promise((listo) => {
    setTimeout(listo, ms, valor).unref();
  });
}
