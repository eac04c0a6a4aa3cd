import { type ReactNode, useState } from 'react';
import { Icono } from './Icono';
import { TEXTOS } from './textos';

interface Atributos {
  id: string;
  name: string;
  required: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface PropsCampo {
  nombre: string;
  etiqueta: string;
  error: string | undefined;
  children: (atributos: Atributos) => ReactNode;
}

/** A required field of the pages without a session: its label above, its error below and tied to it. */
export function Campo({ nombre, etiqueta, error, children }: PropsCampo) {
  const idError = `${nombre}-error`;
  const conError = error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': idError } as const);
  return (
    <div className="acceso-campo">
      <label htmlFor={nombre}>{etiqueta}</label>
      <div className={error === undefined ? 'acceso-caja' : 'acceso-caja con-error'}>
        {children({ id: nombre, name: nombre, required: true, ...conError })}
      </div>
      {error !== undefined && (
        <p className="acceso-error" id={idError} role="alert">
          <Icono trazo="error" />
          {error}
        </p>
      )}
    </div>
  );
}

interface PropsPassword extends Omit<PropsCampo, 'children'> {
  autoComplete: 'current-password' | 'new-password';
  onInput: () => void;
  maxLength?: number;
}

/** A password with the eye that shows it. */
export function CampoPassword({ autoComplete, onInput, maxLength, ...campo }: PropsPassword) {
  const [visible, setVisible] = useState(false);
  return (
    <Campo {...campo}>
      {(atributos) => (
        <>
          <input
            {...atributos}
            type={visible ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLength}
            onInput={onInput}
          />
          <button
            type="button"
            className="acceso-ojo"
            aria-label={visible ? TEXTOS.ocultar : TEXTOS.mostrar}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icono trazo="ojo" />
          </button>
        </>
      )}
    </Campo>
  );
}
