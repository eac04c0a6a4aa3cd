import { useToast } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import type { secondFactorCall } from '@lavanda/shared/contract/calls/secondFactor';
import { useState } from 'react';
import {
  useSessionActivateSecondFactorMutation,
  useSessionPrepareSecondFactorMutation,
  useSessionRemoveSecondFactorMutation,
} from './api';
import { failuresOf } from './failuresOf';
import { TEXTS } from './texts';

/** Whether the user's authenticator codes are turned on, and how many recovery codes are left. */
export type CodesState = AnswerOf<typeof secondFactorCall>;

/** State of the form that turns the user's authenticator codes on or off: the typed values, the step and the submit. */
export function useCodesForm(data: CodesState | undefined, onClose: () => void) {
  const [prepare, prepared] = useSessionPrepareSecondFactorMutation();
  const [activate, activated] = useSessionActivateSecondFactorMutation();
  const [remove, removed] = useSessionRemoveSecondFactorMutation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const toast = useToast();

  const enrolment = prepared.data;
  const step = !data ? 'loading' : data.activo ? 'on' : enrolment ? 'scan' : 'off';
  const needs = { password: step === 'off' || step === 'on', code: step === 'scan' || step === 'on' };

  const run = () => {
    if (step === 'off') return prepare({ password });
    return step === 'scan' ? activate({ codigo: code }) : remove({ password, codigo: code });
  };
  const send = async () => {
    const missing = {
      ...(needs.password && password === '' && { password: TEXTS.missing }),
      ...(needs.code && code.trim() === '' && { codigo: TEXTS.missing }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const { error } = await run();
    if (error) setErrors(failuresOf(error));
    else if (step === 'on') {
      toast(TEXTS.removed);
      onClose();
    }
  };

  return {
    step,
    needs,
    /** Data with which the user sets up the authenticator application; undefined before the password was accepted. */
    enrolment,
    /** Recovery codes, once this form has turned the codes on; undefined before. */
    recoveryCodes: activated.data?.codigos,
    password,
    setPassword,
    code,
    setCode,
    errors,
    busy: prepared.isLoading || activated.isLoading || removed.isLoading,
    send,
  };
}

export type CodesForm = ReturnType<typeof useCodesForm>;
