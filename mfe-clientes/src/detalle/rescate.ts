import type { Borrador } from './borrador';

/** A form that was left without an answer about its changes: the session ended, or the section broke. */
export interface Rescate {
  /** Who was writing: nobody else gets it. */
  usuario: string;
  /** The customer's id; a new one keeps the id it would have had. */
  id: string;
  desde: Borrador;
  ahora: Borrador;
  /** The customer's, when it began to be changed. */
  version?: number | undefined;
}

const PREFIJO = 'lavanda:cliente:';

/** What a new customer's form is kept under. */
export const NUEVO = 'registrar';

function esRescate(valor: unknown): valor is Rescate {
  return (
    typeof valor === 'object' && valor !== null && 'usuario' in valor && 'ahora' in valor && 'desde' in valor && 'id' in valor
  );
}

/** Keeps a form in this tab until it is opened again. */
export function guardarRescate(clave: string, rescate: Rescate): void {
  try {
    sessionStorage.setItem(PREFIJO + clave, JSON.stringify(rescate));
  } catch {
    // Without room or permission there is nothing to keep it in.
  }
}

/** The form that was kept, for the person who wrote it. */
export function leerRescate(clave: string, usuario: string): Rescate | null {
  try {
    const valor: unknown = JSON.parse(sessionStorage.getItem(PREFIJO + clave) ?? 'null');
    return esRescate(valor) && valor.usuario === usuario ? valor : null;
  } catch {
    return null;
  }
}

export function olvidarRescate(clave: string): void {
  try {
    sessionStorage.removeItem(PREFIJO + clave);
  } catch {
    // Nothing was kept.
  }
}
