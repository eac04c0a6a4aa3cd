import type { SecondFactorKind } from '@lavanda/shared/contract/schemas/auth';
import { useFocusAfterBusy } from '@lavanda/shared/ui/focus/useFocusAfterBusy';
import { useState } from 'react';
import type { CallResponse } from '../account/send';
import { readRedirection } from './signIn';
import { TEXTS } from './texts';

/** Proves a second factor and signs in with it. */
export function useSecondStep(onSignIn: (redirection: string) => Promise<void> | void) {
  const [wrong, setWrong] = useState<string>();
  const [alert, setAlert] = useState<string>();
  const [busy, setBusy] = useState<SecondFactorKind | null>(null);
  useFocusAfterBusy(busy !== null);

  const enter = async (kind: SecondFactorKind, prove: () => Promise<CallResponse>) => {
    setWrong(undefined);
    setAlert(undefined);
    setBusy(kind);
    const answer = await prove();
    try {
      if (answer.ok) await onSignIn(readRedirection(answer.data) ?? '/');
      else if (answer.failure.status === 403 && kind === 'codigo') setWrong(answer.failure.mensaje);
      else setAlert(answer.failure.mensaje);
    } catch {
      setAlert(TEXTS.noNetwork);
    }
    setBusy(null);
  };

  return {
    /** Message about a wrong code. */
    wrong,
    /** Message about any other failure. */
    alert,
    /** The factor being checked; null when none is. */
    busy,
    enter,
  };
}
