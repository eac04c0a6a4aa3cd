import type { SecondFactorKind } from '@lavanda/shared/contract/schemas/auth';
import { useFocusAfterBusy } from '@lavanda/shared/ui/focus/useFocusAfterBusy';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Artwork } from './Artwork';
import './signIn.css';
import { FORGOT_PATH } from '../account/paths';
import { CodeForm } from './CodeForm';
import type { EndedSession } from './endedSession';
import { Icon } from './Icon';
import { FieldName, PasswordField } from './SignInField';
import { type Result, signIn } from './signIn';
import { TEXTS } from './texts';

export interface SignInProps {
  /** Called when the user begins to fill in the form; it preloads the app. */
  fastTap?: () => void;
  /**
   * Called after sign-in; the button shows its spinner until the promise settles. A rejection shows as a network
   * failure.
   */
  onSignIn: (redirection: string) => Promise<void> | void;
  /** How the session before this page was lost; null when its user signed out, or there was none. */
  ended?: EndedSession | null;
}

type Failure = Exclude<Result['type'], 'dentro' | 'codigo'>;

const ALERTS: Partial<Record<Failure, string>> = {
  tooMany: TEXTS.tooMany,
  noNetwork: TEXTS.noNetwork,
  failure: TEXTS.failure,
};

/** The sign-in page. It depends on React alone to keep the first visit's download small. */
export function SignInPage({ fastTap, onSignIn, ended = null }: SignInProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [code, setCode] = useState('');
  const [factors, setFactors] = useState<readonly SecondFactorKind[] | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterBusy(busy);

  useEffect(() => {
    document.title = TEXTS.pageTitle;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', '/logo.ico');
  }, []);

  useEffect(() => {
    // The reason is shown once: after a reload, or by a bookmark, the page is the plain sign-in.
    if (ended) history.replaceState(history.state, '', location.pathname);
  }, [ended]);

  useEffect(() => {
    if (failure === 'usuario' || failure === 'password')
      form.current?.querySelector<HTMLInputElement>(`[name=${failure}]`)?.focus();
  }, [failure]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setFailure(null);
    setBusy(true);
    const result = await signIn(data);
    try {
      if (result.type === 'dentro') await onSignIn(result.redirection);
      else if (result.type === 'codigo') setFactors(result.factors);
      else setFailure(result.type);
      setCode(result.type === 'failure' ? result.code : '');
    } catch {
      setFailure('noNetwork');
    }
    setBusy(false);
  };

  const fix = (field: Failure) => () => setFailure((current) => (current === field ? null : current));
  const alert = failure ? ALERTS[failure] : undefined;

  return (
    <main className="acceso">
      <section className="acceso-marca" aria-label="Lavanda">
        <Artwork />
        <div className="acceso-logo">
          <img src="/LogoLogin.png" alt="" width="196" height="196" />
          Lavanda
        </div>
      </section>
      <section className="acceso-lado">
        {factors ? (
          <CodeForm factors={factors} onSignIn={onSignIn} onBack={() => setFactors(null)} />
        ) : (
          <form ref={form} className="acceso-forma" onSubmit={send} onFocus={fastTap} onInput={fastTap} onPointerDown={fastTap}>
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
                {alert + code}
              </p>
            )}
            <FieldName nombre="usuario" label={TEXTS.usuario} error={failure === 'usuario' ? TEXTS.unknownUser : undefined}>
              {(attributes) => <input {...attributes} autoComplete="username" autoCapitalize="none" onInput={fix('usuario')} />}
            </FieldName>
            <PasswordField
              nombre="password"
              label={TEXTS.password}
              error={failure === 'password' ? TEXTS.wrongPassword : undefined}
              autoComplete="current-password"
              onInput={fix('password')}
            />
            <button type="submit" className="acceso-boton" disabled={busy} aria-busy={busy}>
              {busy ? <span className="acceso-espera" role="progressbar" aria-label={TEXTS.signingIn} /> : TEXTS.signIn}
            </button>
            <a className="acceso-enlace" href={FORGOT_PATH}>
              {TEXTS.forgot}
            </a>
          </form>
        )}
      </section>
    </main>
  );
}
