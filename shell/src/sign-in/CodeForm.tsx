import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import { enterCodeCall } from '@lavanda/shared/contract/calls/secondFactor';
import { useFocusAfterBusy } from '@lavanda/shared/ui/focus/useFocusAfterBusy';
import { type FormEvent, useState } from 'react';
import { send } from '../account/send';
import { Icon } from './Icon';
import { FieldName } from './SignInField';
import { readRedirection } from './signIn';
import { CODE_TEXTS as T, TEXTS } from './texts';

interface CodeFormProps {
  onSignIn: (redirection: string) => Promise<void> | void;
  /** Back to user and password. */
  onBack: () => void;
}

/** The second step of sign-in: a code of the authenticator, or a recovery code. */
export function CodeForm({ onSignIn, onBack }: CodeFormProps) {
  const [wrong, setWrong] = useState<string>();
  const [alert, setAlert] = useState<string>();
  const [busy, setBusy] = useState(false);
  useFocusAfterBusy(busy);

  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('codigo') ?? '');
    setWrong(undefined);
    setAlert(undefined);
    setBusy(true);
    const answer = await send(requestOf(enterCodeCall, { body: { codigo: code } }));
    try {
      if (answer.ok) await onSignIn(readRedirection(answer.data) ?? '/');
      else if (answer.failure.status === 403) setWrong(answer.failure.mensaje);
      else setAlert(answer.failure.mensaje);
    } catch {
      setAlert(TEXTS.noNetwork);
    }
    setBusy(false);
  };

  return (
    <form className="acceso-forma" onSubmit={enter}>
      <h1>{T.title}</h1>
      {alert !== undefined && (
        <p className="acceso-alerta" role="alert">
          <Icon stroke="error" />
          {alert}
        </p>
      )}
      <p>{T.detail}</p>
      <FieldName nombre="codigo" label={T.code} error={wrong}>
        {(attributes) => (
          // biome-ignore lint/a11y/noAutofocus: the step that follows the password has this one field
          <input {...attributes} autoFocus autoComplete="one-time-code" autoCapitalize="characters" maxLength={40} />
        )}
      </FieldName>
      <button type="submit" className="acceso-boton" disabled={busy} aria-busy={busy}>
        {busy ? <span className="acceso-espera" role="progressbar" aria-label={TEXTS.signingIn} /> : T.enter}
      </button>
      <button type="button" className="acceso-enlace" onClick={onBack}>
        {T.back}
      </button>
    </form>
  );
}
