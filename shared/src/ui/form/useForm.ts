import { errorMessage, isApiError } from '@lavanda/shared';
import { useEffect, useRef, useState } from 'react';

/** What is wrong with each field, as the user reads it. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export interface Faults {
  errors: FieldErrors;
  /** What failed that is no single field's fault. */
  failure: string | null;
}

export interface FormOptions {
  /** The field of this form that shows a complaint of the server; undefined when none does. */
  fieldOf?: (name: string) => string | undefined;
  /** What to say above the fields of a refused save. @param atField some field already says what is wrong */
  describe?: (detail: string, atField: boolean) => string | null;
  /** Faults of a refusal that the form answers in its own way, as a conflict; null: as any other. */
  explain?: (error: unknown) => Faults | null;
}

/** A call's answer as RTK Query gives it. */
interface Outcome<R> {
  data?: R | undefined;
  error?: unknown;
}

const NONE: Faults = { errors: {}, failure: null };
const FOCUSABLE = ':is(input, select, textarea, button, [tabindex="0"]):not([tabindex="-1"])';

const itself = (name: string) => name;
const unlessAtField = (detail: string, atField: boolean) => (atField ? null : detail);

/** `fieldOf` of a form whose fields are named as in the call. */
export function oneOf(fields: readonly string[]): (name: string) => string | undefined {
  return (name) => (fields.includes(name) ? name : undefined);
}

/** To the first control at fault, in the order of the page; without any, to the button that sends the form again. */
function focusFault(form: HTMLFormElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-at-fault="true"]');
  const control = fault?.matches(FOCUSABLE) ? fault : fault?.querySelector<HTMLElement>(FOCUSABLE);
  (control ?? form?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
}

/**
 * Faults and save of a form, whose values are its owner's. Each save clears the faults of the one before; what was typed
 * stays.
 */
export function useForm({ fieldOf = itself, describe = unlessAtField, explain }: FormOptions = {}) {
  const [{ errors, failure }, setFaults] = useState(NONE);
  const [saving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement | null>(null);
  const busy = useRef(false);
  const focusDue = useRef(false);

  // Once drawn: by then the fields say that they are at fault and the button can be used again.
  useEffect(() => {
    if (saving || !focusDue.current) return;
    focusDue.current = false;
    focusFault(form.current);
  });

  function show(faults: Faults) {
    setFaults(faults);
    focusDue.current = faults.failure !== null || Object.keys(faults.errors).length > 0;
  }

  function faultsOf(error: unknown): Faults {
    const told: Record<string, string> = {};
    for (const { campo: fieldName, mensaje: message } of (isApiError(error) && error.problem.campos) || []) {
      const field = fieldOf(fieldName);
      if (field !== undefined) told[field] ??= message;
    }
    return { errors: told, failure: describe(errorMessage(error), Object.keys(told).length > 0) };
  }

  /** Sends unless `faults` names a field or a save is on its way; undefined when nothing was saved. */
  async function submit<R>(faults: FieldErrors, send: () => PromiseLike<Outcome<R>>): Promise<R | undefined> {
    if (busy.current) return undefined;
    show({ errors: faults, failure: null });
    if (Object.keys(faults).length > 0) return undefined;
    busy.current = true;
    setSaving(true);
    const { data, error } = await send();
    busy.current = false;
    setSaving(false);
    if (error !== undefined) show(explain?.(error) ?? faultsOf(error));
    return data;
  }

  /** The error of one field changes; undefined takes it away. */
  function mark(field: string, message: string | undefined) {
    setFaults((previous) => {
      const { [field]: _previous, ...others } = previous.errors;
      return { ...previous, errors: message === undefined ? others : { ...others, [field]: message } };
    });
  }

  /** The fields whose names begin with `prefix` are being corrected. */
  function clear(prefix: string) {
    setFaults((previous) => {
      const kept = Object.entries(previous.errors).filter(([field]) => !field.startsWith(prefix));
      return { ...previous, errors: Object.fromEntries(kept) };
    });
  }

  return {
    errors,
    failure,
    saving,
    submit,
    mark,
    clear,
    reset: () => setFaults(NONE),
    /** Ref of the form, or of anything inside it. */
    inForm: (node: Element | null) => {
      form.current = node?.closest('form') ?? null;
    },
  };
}

export type Form = ReturnType<typeof useForm>;
