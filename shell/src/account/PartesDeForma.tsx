import { PASSWORD_MAXIMO } from '@lavanda/shared/domain/activacion';
import { type ReactNode, useEffect, useRef } from 'react';
import { CampoPassword } from '../sign-in/Campo';
import { Icono } from '../sign-in/Icono';
import { IconoCuenta } from './IconoCuenta';
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

interface PropsPasswordNueva {
  errorDe: (campo: string) => string | undefined;
  corregir: (campo: string) => () => void;
}

/** The new password, twice. */
export function PasswordNueva({ errorDe, corregir }: PropsPasswordNueva) {
  const campos = [
    ['password', TEXTOS.password],
    ['confirmacion', TEXTOS.confirmacion],
  ] as const;
  return campos.map(([nombre, etiqueta]) => (
    <CampoPassword
      key={nombre}
      nombre={nombre}
      etiqueta={etiqueta}
      error={errorDe(nombre)}
      autoComplete="new-password"
      maxLength={PASSWORD_MAXIMO}
      onInput={corregir(nombre)}
    />
  ));
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
