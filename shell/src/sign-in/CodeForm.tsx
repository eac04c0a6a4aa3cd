import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { enterCodeCall } from '@lavanda/shared/contract/calls/secondFactor';
import type { SecondFactorKind } from '@lavanda/shared/contract/schemas/auth';
import type { FormEvent } from 'react';
import { send } from '../account/send';
import { Icon } from './Icon';
import { enterWithPasskey } from './passkey';
import { Field } from './SignInField';
import { CODE_TEXTS as T } from './texts';
import { useSecondStep } from './useSecondStep';
import { Waiting } from './Waiting';

interface CodeFormProps {
  /** The account's second factors, besides recovery codes. */
  factors: readonly SecondFactorKind[];
  onSignIn: (redirection: string) => Promise<void> | void;
  /** Called to go back to user and password. */
  onBack: () => void;
}

/** The second step of sign-in: a passkey, a code of the authenticator, or a recovery code. */
export function CodeForm({ factors, onSignIn, onBack }: CodeFormProps) {
  const { wrong, alert, busy, enter } = useSecondStep(onSignIn);
  const hasPasskeys = factors.includes('llave');
  const hasApplication = factors.includes('codigo');
  // Recovery codes are few, so an account without an application is asked for its passkey first.
  const isPasskeyFirst = hasPasskeys && !hasApplication;

  const enterCode = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('codigo') ?? '');
    void enter('codigo', () => send(requestOf(enterCodeCall, { body: { codigo: code } })));
  };
  const passkeyButton = (
    <PasskeyButton isFirst={isPasskeyFirst} busy={busy} onUse={() => void enter('llave', enterWithPasskey)} />
  );

  return (
    <form className="acceso-forma" onSubmit={enterCode}>
      <h1>{T.title}</h1>
      {alert !== undefined && (
        <p className="acceso-alerta" role="alert">
          <Icon stroke="error" />
          {alert}
        </p>
      )}
      <p>{detailOf(hasPasskeys, hasApplication)}</p>
      {isPasskeyFirst && passkeyButton}
      <Field nombre="codigo" label={hasApplication ? T.code : T.recoveryCode} error={wrong}>
        {(attributes) => (
          <input
            {...attributes}
            // biome-ignore lint/a11y/noAutofocus: without a passkey, typing in this one field is the step after the password
            autoFocus={!isPasskeyFirst}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            maxLength={40}
          />
        )}
      </Field>
      <button type="submit" className={classOf(!isPasskeyFirst)} disabled={busy !== null} aria-busy={busy === 'codigo'}>
        {busy === 'codigo' ? <Waiting /> : T.enter}
      </button>
      {hasPasskeys && !isPasskeyFirst && passkeyButton}
      <button type="button" className="acceso-enlace" onClick={onBack}>
        {T.back}
      </button>
    </form>
  );
}

interface PasskeyButtonProps {
  isFirst: boolean;
  /** The factor being checked; null when none is. */
  busy: SecondFactorKind | null;
  onUse: () => void;
}

function PasskeyButton({ isFirst, busy, onUse }: PasskeyButtonProps) {
  return (
    <button
      type="button"
      className={classOf(isFirst)}
      // biome-ignore lint/a11y/noAutofocus: with passkeys alone, pressing this button is the step after the password
      autoFocus={isFirst}
      disabled={busy !== null}
      aria-busy={busy === 'llave'}
      onClick={onUse}
    >
      {busy === 'llave' ? <Waiting /> : T.usePasskey}
    </button>
  );
}

const classOf = (isMain: boolean) => (isMain ? 'acceso-boton' : 'acceso-boton acceso-boton-otro');

function detailOf(hasPasskeys: boolean, hasApplication: boolean): string {
  if (hasPasskeys) return hasApplication ? T.passkeyOrCode : T.passkeyOrRecovery;
  return hasApplication ? T.detail : T.recovery;
}
