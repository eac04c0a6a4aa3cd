import type { Borrador } from './borrador';

const CLAVE = 'lavanda:identidad';

/** Changes that were left without an answer about them (the session ended, the section broke), and who was making them. */
interface Rescate {
  usuario: string;
  cambios: Partial<Borrador>;
}

function esRescate(valor: unknown): valor is Rescate {
  return typeof valor === 'object' && valor !== null && 'usuario' in valor && 'cambios' in valor;
}

/** Keeps the changes in this tab until the page is opened again. */
export function guardarRescate(rescate: Rescate): void {
  try {
    sessionStorage.setItem(CLAVE, JSON.stringify(rescate));
  } catch {
    // Without room or permission there is nothing to keep them in.
  }
}

/** The changes that were kept, for the person who made them. */
export function leerRescate(usuario: string): Partial<Borrador> | null {
  try {
    const valor: unknown = JSON.parse(sessionStorage.getItem(CLAVE) ?? 'null');
    return esRescate(valor) && valor.usuario === usuario ? valor.cambios : null;
  } catch {
    return null;
  }
}

export function olvidarRescate(): void {
  try {
    sessionStorage.removeItem(CLAVE);
  } catch {
    // Nothing was kept.
  }
}
