import type { MouseEvent } from 'react';
import { pedir } from './pedir';
import { TEXTOS } from './textos';

/**
 * To the sign-in form, as somebody new: whoever has a session open in this browser (the person who sent the invitation, say) would
 * be taken past the form to their own start page.
 */
export function EnlaceAlAcceso() {
  const salir = async (evento: MouseEvent) => {
    evento.preventDefault();
    await pedir('/api/auth/logout', {});
    location.assign('/login');
  };
  return (
    <a className="acceso-boton" href="/login" onClick={salir}>
      {TEXTOS.iniciarSesion}
    </a>
  );
}
