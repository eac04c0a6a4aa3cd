import { type FormEvent, useRef, useState } from 'react';
import type { CallResponse, Failure, FieldFailure } from './request';

interface FormState {
  /** Broken rules, the first to be attended first. */
  check: (data: FormData) => FieldFailure[];
  send: (data: FormData) => Promise<CallResponse>;
  onSuccess: (data: FormData) => void;
  /** A failure that isn't the form's to show: true when it was taken. */
  onError?: (failure: Failure) => boolean;
}

/** Text of a field, '' when the form doesn't have it. */
export function text(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}

/** A form's way to the server: rules first, then the call; whatever fails is told and what was typed stays. */
export function useForm({ check, send, onSuccess, onError }: FormState) {
  const [failures, setFailures] = useState<FieldFailure[]>([]);
  const [alert, setAlert] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const onTheWay = useRef(false);

  const show = (created: FieldFailure[], form: HTMLFormElement) => {
    setFailures(created);
    const first = created[0] && form.elements.namedItem(created[0].campo);
    if (first instanceof HTMLElement) first.focus();
  };

  const onSend = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (onTheWay.current) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    setAlert(null);
    const rotas = check(data);
    show(rotas, form);
    if (rotas.length > 0) return;
    onTheWay.current = true;
    setBusy(true);
    const response = await send(data);
    onTheWay.current = false;
    setBusy(false);
    if (response.ok) onSuccess(data);
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
