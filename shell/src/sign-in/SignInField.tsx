import { type ReactNode, useState } from 'react';
import { Icon } from './Icon';
import { TEXTS } from './texts';

interface Attributes {
  id: string;
  name: string;
  required: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  nombre: string;
  label: string;
  error: string | undefined;
  children: (attributes: Attributes) => ReactNode;
}

/** Required field of the pages without a session, with its label and error. */
export function Field({ nombre: name, label, error, children }: FieldProps) {
  const idError = `${name}-error`;
  const withError = error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': idError } as const);
  return (
    <div className="acceso-campo">
      <label htmlFor={name}>{label}</label>
      <div className={error === undefined ? 'acceso-caja' : 'acceso-caja con-error'}>
        {children({ id: name, name, required: true, ...withError })}
      </div>
      {error !== undefined && (
        <p className="acceso-error" id={idError} role="alert">
          <Icon stroke="error" />
          {error}
        </p>
      )}
    </div>
  );
}

interface PropsPassword extends Omit<FieldProps, 'children'> {
  autoComplete: 'current-password' | 'new-password';
  onInput: () => void;
  maxLength?: number;
}

/** Password field with a button that shows or hides the password, for the pages without a session. */
export function PasswordField({ autoComplete, onInput, maxLength, ...field }: PropsPassword) {
  const [visible, setVisible] = useState(false);
  return (
    <Field {...field}>
      {(attributes) => (
        <>
          <input
            {...attributes}
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
            aria-label={visible ? TEXTS.hide : TEXTS.show}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icon stroke="eye" />
          </button>
        </>
      )}
    </Field>
  );
}
