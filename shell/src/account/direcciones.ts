/** Where 'Olvidé mi contraseña' leads. */
export const RUTA_OLVIDE = '/usuarios/olvide';

/** Pages that need no session and none of the app: usuarios/verification/{token}, usuarios/restablecer/{token} and RUTA_OLVIDE. */
export function esPaginaDeCuenta(pathname: string): boolean {
  return /^\/usuarios\/(verification|restablecer|olvide)(\/|$)/.test(pathname);
}
