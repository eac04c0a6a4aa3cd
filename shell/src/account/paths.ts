/** Path of 'Olvidé mi contraseña'. */
export const FORGOT_PATH = '/usuarios/olvide';

/** Whether the path is verification/{token}, restablecer/{token} or FORGOT_PATH, which need no session. */
export function isAccountPage(pathname: string): boolean {
  return /^\/usuarios\/(verification|restablecer|olvide)(\/|$)/.test(pathname);
}
