import type { SecondFactorKind } from '@lavanda/shared/contract/schemas/auth';
import { useFocusAfterBusy } from '@lavanda/shared/ui/focus/useFocusAfterBusy';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { type Result, signIn } from './signIn';
import { TEXTS } from './texts';

type Failure = Exclude<Result['type'], 'dentro' | 'codigo'>;

const ALERTS: Partial<Record<Failure, string>> = {
  tooMany: TEXTS.tooMany,
  noNetwork: TEXTS.noNetwork,
  failure: TEXTS.failure,
};

/**
 * Sends user and password, and keeps the server's answer about them.
 * @param form the form; its field with an error takes the focus
 */
export function useFirstStep(form: RefObject<HTMLFormElement | null>, onSignIn: (redirection: string) => Promise<void> | void) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [code, setCode] = useState('');
  const [factors, setFactors] = useState<readonly SecondFactorKind[] | null>(null);
  const [busy, setBusy] = useState(false);
  useFocusAfterBusy(busy);

  useEffect(() => {
    if (failure === 'usuario' || failure === 'password')
      form.current?.querySelector<HTMLInputElement>(`[name=${failure}]`)?.focus();
  }, [form, failure]);

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

  const alert = failure ? ALERTS[failure] : undefined;
  return {
    /** Second factors that the account asks for after its password; null before that. */
    factors,
    /** Goes back to user and password. */
    askAgain: () => setFactors(null),
    failure,
    /** Message of a failure that belongs to no field, with its code for support. */
    alert: alert && alert + code,
    busy,
    send,
    /** Makes a handler that clears the field's error. */
    fix: (field: Failure) => () => setFailure((current) => (current === field ? null : current)),
  };
}

export type FirstStep = ReturnType<typeof useFirstStep>;
