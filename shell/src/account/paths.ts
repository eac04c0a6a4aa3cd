/** Where 'Olvidé mi contraseña' leads. */
export const FORGOT_PATH = '/usuarios/olvide';

/** Pages that need no session and none of the app: usuarios/verification/{token}, usuarios/restablecer/{token} and RUTA_OLVIDE. */
export function isAccountPage(pathname: string): boolean {
  return /^\/usuarios\/(verification|restablecer|olvide)(\/|$)/.test(pathname);
}
