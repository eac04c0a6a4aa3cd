import { useFocoTrasOcupado } from '@lavanda/shared/ui/useFocoTrasOcupado';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Arte } from './Arte';
import './acceso.css';
import { RUTA_OLVIDE } from '../account/direcciones';
import { Campo, CampoPassword } from './Campo';
import { entrar, type Resultado } from './entrar';
import { Icono } from './Icono';
import { TEXTOS } from './textos';

export interface PropsAcceso {
  /** The user has begun to fill the form: the moment to load what comes after it. */
  alTocar?: () => void;
  /** Signed in; the button keeps its spinner until the promise settles. A rejection shows as a failure. */
  alEntrar: (redirection: string) => Promise<void> | void;
}

type Falla = Exclude<Resultado['tipo'], 'dentro'>;

const ALERTAS: Partial<Record<Falla, string>> = { demasiados: TEXTOS.demasiados, sinRed: TEXTOS.sinRed, falla: TEXTOS.falla };

/** Sign-in (spec 2, 4, 5, 8). It stands on React alone: it is all that a first visit downloads. */
export function PaginaAcceso({ alTocar, alEntrar }: PropsAcceso) {
  const [falla, setFalla] = useState<Falla | null>(null);
  const [codigo, setCodigo] = useState('');
  const [ocupado, setOcupado] = useState(false);
  const forma = useRef<HTMLFormElement>(null);
  useFocoTrasOcupado(ocupado);

  useEffect(() => {
    document.title = TEXTOS.tituloDePagina;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', '/logo.ico');
  }, []);

  useEffect(() => {
    if (falla === 'usuario' || falla === 'password') forma.current?.querySelector<HTMLInputElement>(`[name=${falla}]`)?.focus();
  }, [falla]);

  const enviar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const datos = new FormData(evento.currentTarget);
    setFalla(null);
    setOcupado(true);
    const resultado = await entrar(datos);
    try {
      if (resultado.tipo === 'dentro') await alEntrar(resultado.redirection);
      else setFalla(resultado.tipo);
      setCodigo(resultado.tipo === 'falla' ? resultado.codigo : '');
    } catch {
      setFalla('sinRed');
    }
    setOcupado(false);
  };

  const corregir = (campo: Falla) => () => setFalla((actual) => (actual === campo ? null : actual));
  const alerta = falla ? ALERTAS[falla] : undefined;

  return (
    <main className="acceso">
      <section className="acceso-marca" aria-label="Lavanda">
        <Arte />
        <div className="acceso-logo">
          <img src="/LogoLogin.png" alt="" width="196" height="196" />
          Lavanda
        </div>
      </section>
      <section className="acceso-lado">
        <form ref={forma} className="acceso-forma" onSubmit={enviar} onFocus={alTocar} onInput={alTocar} onPointerDown={alTocar}>
          <h1>{TEXTOS.titulo}</h1>
          {alerta && (
            <p className="acceso-alerta" role="alert">
              <Icono trazo="error" />
              {alerta + codigo}
            </p>
          )}
          <Campo nombre="usuario" etiqueta={TEXTOS.usuario} error={falla === 'usuario' ? TEXTOS.usuarioDesconocido : undefined}>
            {(atributos) => <input {...atributos} autoComplete="username" autoCapitalize="none" onInput={corregir('usuario')} />}
          </Campo>
          <CampoPassword
            nombre="password"
            etiqueta={TEXTOS.password}
            error={falla === 'password' ? TEXTOS.passwordIncorrecta : undefined}
            autoComplete="current-password"
            onInput={corregir('password')}
          />
          <button type="submit" className="acceso-boton" disabled={ocupado} aria-busy={ocupado}>
            {ocupado ? <span className="acceso-espera" role="progressbar" aria-label={TEXTOS.entrando} /> : TEXTOS.entrar}
          </button>
          <a className="acceso-enlace" href={RUTA_OLVIDE}>
            {TEXTOS.olvide}
          </a>
        </form>
      </section>
    </main>
  );
}
