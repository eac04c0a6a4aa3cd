import { MAX_PASSWORD } from '@lavanda/shared/domain/activation';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../sign-in/Icon';
import { PasswordField } from '../sign-in/SignInField';
import { AccountIcon } from './AccountIcon';
import { TEXTS } from './texts';

/** The form's general error, scrolled into view when it appears; nothing for null. */
export function Alert({ mensaje: message }: { mensaje: string | null }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== null) paragraph.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);
  if (message === null) return null;
  return (
    <p ref={paragraph} className="acceso-alerta" role="alert">
      <Icon stroke="error" />
      {message}
    </p>
  );
}

/** The account that the link belongs to: a read-only field, which password managers read with the new password. */
export function FixedUser({ usuario: user }: { usuario: string }) {
  return (
    <div className="acceso-campo">
      <label htmlFor="usuario">{TEXTS.usuario}</label>
      <div className="acceso-caja fija">
        <AccountIcon nombre="lock" />
        <input id="usuario" name="usuario" value={user} readOnly autoComplete="username" />
      </div>
    </div>
  );
}

interface NewPasswordProps {
  errorOf: (field: string) => string | undefined;
  fix: (field: string) => () => void;
}

/** The two fields for a new password: the password and its repetition. */
export function NewPassword({ errorOf, fix }: NewPasswordProps) {
  const fields = [
    ['password', TEXTS.password],
    ['confirmacion', TEXTS.confirmation],
  ] as const;
  return fields.map(([name, label]) => (
    <PasswordField
      key={name}
      nombre={name}
      label={label}
      error={errorOf(name)}
      autoComplete="new-password"
      maxLength={MAX_PASSWORD}
      onInput={fix(name)}
    />
  ));
}

interface ButtonProps {
  busy: boolean;
  /** Label of the spinner, for screen readers. */
  delay: string;
  children: ReactNode;
}

/** Submit button. While busy it has `aria-disabled` instead of `disabled`, because a disabled button would lose the focus. */
export function SubmitButton({ busy, delay, children }: ButtonProps) {
  return (
    <button type="submit" className="acceso-boton" aria-disabled={busy} aria-busy={busy}>
      {busy ? <span className="acceso-espera" role="progressbar" aria-label={delay} /> : children}
    </button>
  );
}
