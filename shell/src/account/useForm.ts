import { type FormEvent, useRef, useState } from 'react';
import type { CallResponse, Failure, FieldFailure } from './send';

interface FormOptions {
  /** Returns the broken rules; the form focuses the field of the first one. */
  check: (data: FormData) => FieldFailure[];
  send: (data: FormData) => Promise<CallResponse>;
  /** Called after a successful send. `answer` is the body of the server's answer. */
  onSuccess: (data: FormData, answer: unknown) => void;
  /** Called after a failure. Returns true when it handled the failure, so that the form doesn't show it. */
  onError?: (failure: Failure) => boolean;
}

/** @returns the field's text, '' when the form doesn't have it */
export function text(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}

/** Submits a form: checks the rules, then sends. A failure that `onError` doesn't handle is shown; the typed values stay. */
export function useForm({ check, send, onSuccess, onError }: FormOptions) {
  const [failures, setFailures] = useState<FieldFailure[]>([]);
  const [alert, setAlert] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const onTheWay = useRef(false);

  const show = (next: FieldFailure[], form: HTMLFormElement) => {
    setFailures(next);
    const first = next[0] && form.elements.namedItem(next[0].campo);
    if (first instanceof HTMLElement) first.focus();
  };

  const onSend = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onTheWay.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    setAlert(null);
    const errors = check(data);
    show(errors, form);
    if (errors.length > 0) return;
    onTheWay.current = true;
    setBusy(true);
    const response = await send(data);
    onTheWay.current = false;
    setBusy(false);
    if (response.ok) onSuccess(data, response.data);
    else if (!onError?.(response.failure)) {
      const withField = response.failure.campos.filter(({ campo: field }) => form.elements.namedItem(field));
      if (withField.length > 0) show(withField, form);
      else setAlert(response.failure.mensaje);
    }
  };

  return {
    busy,
    alert,
    onSend,
    errorOf: (field: string) => failures.find((failure) => failure.campo === field)?.mensaje,
    fix: (field: string) => () =>
      setFailures((current) =>
        current.some((failure) => failure.campo === field) ? current.filter((failure) => failure.campo !== field) : current,
      ),
  };
}
