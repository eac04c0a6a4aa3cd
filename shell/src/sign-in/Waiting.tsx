import { TEXTS } from './texts';

/** The spinner of a button while the sign-in is checked. */
export function Waiting() {
  return <span className="acceso-espera" role="progressbar" aria-label={TEXTS.signingIn} />;
}
