import type { Ref } from 'react';
import { FORGOT_PATH } from '../account/paths';
import type { EndedSession } from './endedSession';
import { Icon } from './Icon';
import { Field, PasswordField } from './SignInField';
import { TEXTS } from './texts';
import type { FirstStep } from './useFirstStep';
import { Waiting } from './Waiting';

interface PasswordFormProps {
  ref: Ref<HTMLFormElement>;
  step: FirstStep;
  /** How the session before this page was lost; null when no session was lost. */
  ended: EndedSession | null;
  /** Called each time that the user focuses, presses or types in the form. */
  onTouch: (() => void) | undefined;
}

/** The first step of sign-in: user and password. */
export function PasswordForm({ ref, step, ended, onTouch }: PasswordFormProps) {
  const { failure, alert, busy } = step;
  return (
    <form ref={ref} className="acceso-forma" onSubmit={step.send} onFocus={onTouch} onInput={onTouch} onPointerDown={onTouch}>
      <h1>{TEXTS.title}</h1>
      {!alert && ended && (
        <p className="acceso-alerta acceso-aviso" role="status">
          <Icon stroke="error" />
          {TEXTS.ended[ended]}
        </p>
      )}
      {alert && (
        <p className="acceso-alerta" role="alert">
          <Icon stroke="error" />
          {alert}
        </p>
      )}
      <Field nombre="usuario" label={TEXTS.usuario} error={failure === 'usuario' ? TEXTS.unknownUser : undefined}>
        {(attributes) => <input {...attributes} autoComplete="username" autoCapitalize="none" onInput={step.fix('usuario')} />}
      </Field>
      <PasswordField
        nombre="password"
        label={TEXTS.password}
        error={failure === 'password' ? TEXTS.wrongPassword : undefined}
        autoComplete="current-password"
        onInput={step.fix('password')}
      />
      <button type="submit" className="acceso-boton" disabled={busy} aria-busy={busy}>
        {busy ? <Waiting /> : TEXTS.signIn}
      </button>
      <a className="acceso-enlace" href={FORGOT_PATH}>
        {TEXTS.forgot}
      </a>
    </form>
  );
}
