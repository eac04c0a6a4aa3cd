import { errorMessage, isApiError } from '@lavanda/shared';
import { useEffect, useRef, useState } from 'react';

/** Error message by field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export interface Faults {
  errors: FieldErrors;
  /** An error that belongs to no single field. */
  failure: string | null;
}

export interface FormOptions {
  /** Maps a field of the server's error to a field of this form; undefined when the form doesn't have it. */
  fieldOf?: (name: string) => string | undefined;
  /** Message above the fields after a failed save; null for none. @param atField whether a field already shows the error */
  describe?: (detail: string, atField: boolean) => string | null;
  /** Handles special errors such as conflicts; null uses the default handling. */
  explain?: (error: unknown) => Faults | null;
}

/** Result of an RTK Query call. */
interface Outcome<R> {
  data?: R | undefined;
  error?: unknown;
}

const NONE: Faults = { errors: {}, failure: null };
const FOCUSABLE = ':is(input, select, textarea, button, [tabindex="0"]):not([tabindex="-1"])';

const itself = (name: string) => name;
const unlessAtField = (detail: string, atField: boolean) => (atField ? null : detail);

/** `fieldOf` for a form that uses the server's field names. */
export function oneOf(fields: readonly string[]): (name: string) => string | undefined {
  return (name) => (fields.includes(name) ? name : undefined);
}

/** Focuses the first invalid control, or else the submit button. */
function focusFault(form: HTMLFormElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-at-fault="true"]');
  const control = fault?.matches(FOCUSABLE) ? fault : fault?.querySelector<HTMLElement>(FOCUSABLE);
  (control ?? form?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
}

/** The faults in the server's error, by the form's fields. */
function toldFaults(error: unknown, { fieldOf, describe }: Required<Pick<FormOptions, 'fieldOf' | 'describe'>>): Faults {
  const told: Record<string, string> = {};
  for (const { campo: fieldName, mensaje: message } of (isApiError(error) && error.problem.campos) || []) {
    const field = fieldOf(fieldName);
    if (field !== undefined) told[field] ??= message;
  }
  return { errors: told, failure: describe(errorMessage(error), Object.keys(told).length > 0) };
}

function marked(faults: Faults, field: string, message: string | undefined): Faults {
  const { [field]: _previous, ...others } = faults.errors;
  return { ...faults, errors: message === undefined ? others : { ...others, [field]: message } };
}

function cleared(faults: Faults, prefix: string): Faults {
  const kept = Object.entries(faults.errors).filter(([field]) => !field.startsWith(prefix));
  return { ...faults, errors: Object.fromEntries(kept) };
}

/** Errors and submission of a form, whose values its caller holds. Each submit clears the previous errors. */
export function useForm({ fieldOf = itself, describe = unlessAtField, explain }: FormOptions = {}) {
  const [{ errors, failure }, setFaults] = useState(NONE);
  const [saving, setSaving] = useState(false);
  const form = useRef<HTMLFormElement | null>(null);
  const busy = useRef(false);
  const focusDue = useRef(false);

  // The focus moves in an effect, because only then are the fields marked invalid and the submit button is enabled again.
  useEffect(() => {
    if (saving || !focusDue.current) return;
    focusDue.current = false;
    focusFault(form.current);
  });

  function show(faults: Faults) {
    setFaults(faults);
    focusDue.current = faults.failure !== null || Object.keys(faults.errors).length > 0;
  }

  /** Sends unless `faults` names a field or a save is in progress. @returns undefined when nothing was saved */
  async function submit<R>(faults: FieldErrors, send: () => PromiseLike<Outcome<R>>): Promise<R | undefined> {
    if (busy.current) return undefined;
    show({ errors: faults, failure: null });
    if (Object.keys(faults).length > 0) return undefined;
    busy.current = true;
    setSaving(true);
    const { data, error } = await send();
    busy.current = false;
    setSaving(false);
    if (error !== undefined) show(explain?.(error) ?? toldFaults(error, { fieldOf, describe }));
    return data;
  }

  return {
    errors,
    failure,
    saving,
    submit,
    /** Sets one field's error; undefined removes it. */
    mark: (field: string, message: string | undefined) => setFaults((previous) => marked(previous, field, message)),
    /** Clears the errors of fields whose names start with `prefix`. */
    clear: (prefix: string) => setFaults((previous) => cleared(previous, prefix)),
    reset: () => setFaults(NONE),
    /** Ref for the form or any element inside it. */
    inForm: (node: Element | null) => {
      form.current = node?.closest('form') ?? null;
    },
  };
}

export type Form = ReturnType<typeof useForm>;
