import { useEffect, useRef } from 'react';
import { Artwork } from './Artwork';
import './signIn.css';
import { CodeForm } from './CodeForm';
import type { EndedSession } from './endedSession';
import { PasswordForm } from './PasswordForm';
import { TEXTS } from './texts';
import { useFirstStep } from './useFirstStep';

export interface SignInProps {
  /** Called each time that the user focuses, presses or types in the form; it preloads the app. */
  onTouch?: () => void;
  /**
   * Called after sign-in; the button shows its spinner until the promise settles. A rejection shows as a network
   * failure.
   */
  onSignIn: (redirection: string) => Promise<void> | void;
  /** How the session before this page was lost; null when its user signed out, or there was none. */
  ended?: EndedSession | null;
}

/** The sign-in page. It depends on React alone to keep the first visit's download small. */
export function SignInPage({ onTouch, onSignIn, ended = null }: SignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const step = useFirstStep(form, onSignIn);
  const { factors } = step;

  useEffect(() => {
    document.title = TEXTS.pageTitle;
    document.querySelector('link[rel="icon"]')?.setAttribute('href', '/logo.ico');
  }, []);

  useEffect(() => {
    // Removes from the URL why the session ended, so that a reload or a bookmark shows the page without that message.
    if (ended) history.replaceState(history.state, '', location.pathname);
  }, [ended]);

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
          <CodeForm factors={factors} onSignIn={onSignIn} onBack={step.askAgain} />
        ) : (
          <PasswordForm ref={form} step={step} ended={ended} onTouch={onTouch} />
        )}
      </section>
    </main>
  );
}
