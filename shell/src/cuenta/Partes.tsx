import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icono } from '../acceso/Icono';
import { IconoCuenta } from './IconoCuenta';
import { pedir } from './pedir';
import { TEXTOS } from './textos';

/** What went wrong with the whole form, over its fields; brought into view on a window lower than the form. */
export function Alerta({ mensaje }: { mensaje: string | null }) {
  const parrafo = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (mensaje !== null) parrafo.current?.scrollIntoView?.({ block: 'nearest' });
  }, [mensaje]);
  if (mensaje === null) return null;
  return (
    <p ref={parrafo} className="acceso-alerta" role="alert">
      <Icono trazo="error" />
      {mensaje}
    </p>
  );
}

/** The account that the link is for: not to be changed, but read by password managers along with the new password. */
export function UsuarioFijo({ usuario }: { usuario: string }) {
  return (
    <div className="acceso-campo">
      <label htmlFor="usuario">{TEXTOS.usuario}</label>
      <div className="acceso-caja fija">
        <IconoCuenta nombre="candado" />
        <input id="usuario" name="usuario" value={usuario} readOnly autoComplete="username" />
      </div>
    </div>
  );
}

interface PropsBoton {
  ocupado: boolean;
  /** What it is doing, for who can't see the spinner. */
  espera: string;
  children: ReactNode;
}

/** Sends the form; while it is on its way it keeps the focus and does nothing more. */
export function BotonEnviar({ ocupado, espera, children }: PropsBoton) {
  return (
    <button type="submit" className="acceso-boton" aria-disabled={ocupado} aria-busy={ocupado}>
      {ocupado ? <span className="acceso-espera" role="progressbar" aria-label={espera} /> : children}
    </button>
  );
}

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
