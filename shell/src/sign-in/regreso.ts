const CLAVE = 'lavanda:regreso';

/**
 * The path a lost session interrupted, kept in this tab until the next sign-in uses it. Whether the user may open it is
 * decided by the gate, as for any path.
 */
export const regreso = {
  guardar(ruta: string): void {
    sessionStorage.setItem(CLAVE, ruta);
  },
  /** The kept path, or null; asking for it forgets it. */
  tomar(): string | null {
    const ruta = sessionStorage.getItem(CLAVE);
    sessionStorage.removeItem(CLAVE);
    return ruta?.startsWith('/app/') ? ruta : null;
  },
  olvidar(): void {
    sessionStorage.removeItem(CLAVE);
  },
};
