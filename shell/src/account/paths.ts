/** Path of 'Olvidé mi contraseña'. */
export const FORGOT_PATH = '/usuarios/olvide';

/**
 * Whether the path is an account page: verification/{token}, restablecer/{token} or FORGOT_PATH. They need no session.
 */
export function isAccountPage(pathname: string): boolean {
  return /^\/usuarios\/(verification|restablecer|olvide)(\/|$)/.test(pathname);
}
