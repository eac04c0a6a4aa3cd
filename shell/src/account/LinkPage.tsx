import type { ReactNode } from 'react';
import { Loading, State } from './LinkStatus';
import { TEXTS } from './texts';
import type { Invitee, LinkState } from './useLink';

interface LinkPageProps {
  state: LinkState;
  texts: { loading: string; unchecked: string; invalid: string; expired: string };
  /** Actions offered for an invalid link and for an expired one. */
  invalid?: ReactNode;
  expired?: ReactNode;
  onRetry: () => void;
  children: (invitee: Invitee) => ReactNode;
}

/** Draws the page of an invitation or password link by the state of its token; `children` draws it for a valid token. */
export function LinkPage({ state, texts, invalid, expired, onRetry, children }: LinkPageProps) {
  switch (state.type) {
    case 'cargando':
      return <Loading text={texts.loading} />;
    case 'invalido':
      return (
        <State icon="broken" title={TEXTS.invalidToken} detail={texts.invalid}>
          {invalid}
        </State>
      );
    case 'expirado':
      return (
        <State icon="expired" title={TEXTS.expiredToken} detail={texts.expired}>
          {expired}
        </State>
      );
    case 'failure':
      return (
        <State icon="failure" title={texts.unchecked} detail={state.mensaje}>
          <button
            type="button"
            className="acceso-boton"
            onClick={({ currentTarget }) => {
              // Retrying unmounts the button, so the focus moves to the page.
              currentTarget.closest('main')?.focus();
              onRetry();
            }}
          >
            {TEXTS.retry}
          </button>
        </State>
      );
    case 'vigente':
      return children(state.invitee);
  }
}
