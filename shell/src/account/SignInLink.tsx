import type { MouseEvent } from 'react';
import { request } from './request';
import { TEXTS } from './texts';

/**
 * To the sign-in form, as somebody new: whoever has a session open in this browser (the person who sent the invitation, say) would
 * be taken past the form to their own start page.
 */
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
