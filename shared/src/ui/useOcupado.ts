import { useEffect } from 'react';

/**
 * Who is in the middle of something that another version of their section would cut off. It lives on the page and not in a module: sections and shell have
 * each their own copy of this one.
 */
const CLAVE = Symbol.for('lavanda.ocupado');

function ocupaciones(): Set<symbol> {
  const pagina = globalThis as { [CLAVE]?: Set<symbol> };
  pagina[CLAVE] ??= new Set();
  return pagina[CLAVE];
}

/**
 * Says, while `activo`, that something is being written or is half done (a note, a form with changes): a new version of the section waits until it
 * isn't. An open dialog and a field with the focus need not say so.
 */
export function useOcupado(activo: boolean): void {
  useEffect(() => {
    if (!activo) return;
    const marca = Symbol();
    ocupaciones().add(marca);
    return () => void ocupaciones().delete(marca);
  }, [activo]);
}

/** Whether some section of the page says that it is busy. */
export function hayOcupacion(): boolean {
  return ocupaciones().size > 0;
}
