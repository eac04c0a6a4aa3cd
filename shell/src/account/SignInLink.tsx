import { signOutCall } from '@lavanda/shared/contract/calls/auth';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { MouseEvent } from 'react';
import { send } from './send';
import { TEXTS } from './texts';

/** Link to sign-in. It signs out first: an open session in this browser would skip the form. */
export function SignInLink() {
  const leave = async (event: MouseEvent) => {
    event.preventDefault();
    await send(requestOf(signOutCall));
    location.assign('/login');
  };
  return (
    <a className="acceso-boton" href="/login" onClick={leave}>
      {TEXTS.logIn}
    </a>
  );
}
