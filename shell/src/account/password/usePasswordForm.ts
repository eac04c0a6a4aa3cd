import { errorMessage, isApiError, useToast } from '@lavanda/shared';
import { passwordErrors } from '@lavanda/shared/domain/activation';
import { type RefObject, useState } from 'react';
import { useSessionChangePasswordMutation } from './api';
import { TEXTS } from './texts';

const BLANK = { actual: '', password: '', confirmacion: '' };
type FieldName = keyof typeof BLANK;

/**
 * State of the form that changes the password: the three typed passwords, their errors and the submit.
 * @param body element with the fields; the first one with an error takes the focus
 */
export function usePasswordForm(body: RefObject<HTMLElement | null>, onClose: () => void) {
  const [form, setForm] = useState(BLANK);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [alert, setAlert] = useState<string | null>(null);
  const [change, { isLoading }] = useSessionChangePasswordMutation();
  const toast = useToast();

  const showFailures = (failures: { campo: string; mensaje: string }[]) => {
    // The first failure of each field is written last, so that it is the one shown.
    setErrors(Object.fromEntries(failures.toReversed().map(({ campo: field, mensaje: message }) => [field, message])));
    if (failures[0]) body.current?.querySelector<HTMLInputElement>(`[name="${failures[0].campo}"]`)?.focus();
  };

  const send = async () => {
    setAlert(null);
    const errors = [
      ...(form.actual === '' ? [{ campo: 'actual', mensaje: TEXTS.missingCurrent }] : []),
      ...passwordErrors({ password: form.password, confirmation: form.confirmacion }),
    ];
    showFailures(errors);
    if (errors.length > 0) return;
    const { error } = await change({ actual: form.actual, password: form.password });
    if (!error) {
      toast(TEXTS.done);
      onClose();
      return;
    }
    const fields = isApiError(error) ? (error.problem.campos ?? []) : [];
    if (fields.length > 0) showFailures(fields);
    else setAlert(errorMessage(error));
  };

  const write = (field: FieldName) => (value: string) => {
    setForm((previous) => ({ ...previous, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  return { form, errors, alert, busy: isLoading, write, send };
}
