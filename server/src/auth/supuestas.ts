import type { Sesion } from '../http/sesion.ts';

/** Sessions remembered, the ones not used for longest forgotten first. */
const RECORDADAS = 5_000;

/**
 * Who each token belonged to the last time the database said so. A guess and nothing more: it lets a reading be sent together with the question whether
 * it still holds (`lecturaSupuesta`), and nobody is answered before the database confirms it.
 */
export class Supuestas {
  readonly #sesiones = new Map<string, Sesion>();

  /** @param clave of the token (`Credencial`) */
  de(clave: string): Sesion | null {
    return this.#sesiones.get(clave) ?? null;
  }

  /** null: the token is nobody's. */
  recordar(clave: string, sesion: Sesion | null): void {
    this.#sesiones.delete(clave);
    if (sesion === null) return;
    this.#sesiones.set(clave, sesion);
    const [vieja] = this.#sesiones.keys();
    if (this.#sesiones.size > RECORDADAS && vieja !== undefined) this.#sesiones.delete(vieja);
  }
}

/** Whether both are the same person with the same rights, field by field. */
export function mismaSesion(una: Sesion, otra: Sesion): boolean {
  return (
    una.usuarioId === otra.usuarioId &&
    una.tenantId === otra.tenantId &&
    una.rol === otra.rol &&
    una.sucursalId === otra.sucursalId &&
    una.nombre === otra.nombre &&
    una.zonaHoraria === otra.zonaHoraria
  );
}
