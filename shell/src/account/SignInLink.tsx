import type { MouseEvent } from 'react';
import { request } from './request';
import { TEXTS } from './texts';

/** Link to sign-in. It signs out first: an open session in this browser would skip the form. */
export function SignInLink() {
  const leave = async (event: MouseEvent) => {
    event.preventDefault();
    await request('/api/auth/logout', {});
    location.assign('/login');
  };
  return (
    <a className="acceso-boton" href="/login" onClick={leave}>
      {TEXTS.logIn}
    </a>
  );
}
