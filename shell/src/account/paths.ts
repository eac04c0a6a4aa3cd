/** Path of 'Olvidé mi contraseña'. */
export const FORGOT_PATH = '/usuarios/olvide';

/** Whether the path is of an account page: /usuarios/verification, /usuarios/restablecer or FORGOT_PATH. */
export function isAccountPage(pathname: string): boolean {
  return /^\/usuarios\/(verification|restablecer|olvide)(\/|$)/.test(pathname);
}
