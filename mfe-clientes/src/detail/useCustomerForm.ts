import { useCurrentUser } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { formatPhone, normalizePhone } from '@lavanda/shared/domain/phone';
import { normalizeRfc } from '@lavanda/shared/domain/rfc';
import { readDraft, useKeptDraft } from '@lavanda/shared/ui/form/draft';
import { type Faults, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useClientesSaveDetailMutation } from '../clientes/endpoints';
import { TEXTS } from '../texts';
import { currentCliente, merge } from './conflict';
import { areEqual, BLANK, type Draft, draftOf, type FieldName, toRequestBody } from './draft';
import { fieldOf, validate } from './validate';

const T = TEXTS.detail;

/** An edit in progress: its starting values, its current values and the version it started from. */
interface Edit {
  from: Draft;
  now: Draft;
  /** Version of the saved cliente when the edit began; none for a new one. */
  version?: number | undefined;
}

const draftKey = (id: string) => `lavanda:cliente:${id}`;

/** Storage key suffix of a new cliente's draft. */
const NEW = 'registrar';

function readEdit(id: string, user: string) {
  return readDraft<Edit & { id: string }>(draftKey(id), user, ['id', 'from', 'now']);
}

/** Id of the new cliente in the stored draft, if there is one. */
export function recoveredId(user: string): string | undefined {
  return readEdit(NEW, user)?.id;
}

/** Formats a field on blur: RFC in capitals, phone in groups. An invalid phone stays as typed. */
function tidy(field: FieldName, value: string): string {
  if (field === 'rfc') return normalizeRfc(value);
  const phone = field === 'telefono' ? normalizePhone(value) : null;
  return phone ? formatPhone(phone) : value;
}

const describe = (detail: string, atField: boolean) => (atField ? T.check : T.notSaved)(detail);

/** The edit of one cliente, kept in storage; null in view mode. */
function useEdit(id: string, saved: Draft | null, version?: number) {
  const key = saved ? id : NEW;
  const { _id: user } = useCurrentUser();
  const [recovered] = useState(() => readEdit(key, user));
  const [edit, setEdit] = useState<Edit | null>(recovered ?? (saved ? null : { from: BLANK, now: BLANK }));
  const changed = edit !== null && !areEqual(edit.from, edit.now);
  const release = useKeptDraft(draftKey(key), changed ? { id, ...edit } : null);

  function change(some: Partial<Draft>) {
    setEdit((previous) => {
      const { from, now, version: since } = previous ?? { from: saved ?? BLANK, now: saved ?? BLANK, version };
      return { from, now: { ...now, ...some }, version: since };
    });
  }

  return {
    edit,
    setEdit,
    change,
    changed,
    release,
    recovered: recovered !== null,
    values: edit?.now ?? saved ?? BLANK,
  };
}

/**
 * The form of one cliente.
 * @param id the cliente's id; a new one keeps the id its page made, so a repeated save adds nothing
 * @param saved the saved values; null for a new cliente, which is always in edit mode
 * @param version the saved cliente's version
 */
export function useCustomerForm(id: string, saved: Draft | null, version?: number) {
  const { edit, setEdit, change, changed, release, recovered, values } = useEdit(id, saved, version);
  const form = useForm({ fieldOf, describe, explain: rebase });
  const [save] = useClientesSaveDetailMutation();

  /** After a version conflict, puts what was typed over the other person's save, to review and save again. */
  function rebase(error: unknown): Faults | null {
    const current = currentCliente(error);
    if (!current) return null;
    const theirs = draftOf(current);
    const { now, clash } = merge(theirs, edit?.from ?? theirs, values);
    setEdit({ from: theirs, now, version: current.version });
    return {
      failure: T.conflict,
      errors: Object.fromEntries(clash.map((field) => [field, T.otherSet(theirs[field])])),
    };
  }

  return {
    ...form,
    values,
    editing: edit !== null,
    changed,
    /** The edit comes from a stored draft that was never saved. */
    recovered,
    /** Drops the stored draft: the changes were saved or discarded. */
    release,
    /** Whether the field differs from its starting value. */
    touched: (field: FieldName) => edit !== null && edit.now[field] !== edit.from[field],
    begin: () => change({}),
    end() {
      setEdit(null);
      form.reset();
    },
    write(field: FieldName, value: string) {
      change({ [field]: value });
      form.clear(field);
    },
    /** On blur: formats the field and, unless it is empty, checks it. */
    leave(field: FieldName) {
      const tidied = tidy(field, values[field]);
      if (tidied !== values[field]) change({ [field]: tidied });
      const faults = validate({ ...values, [field]: tidied });
      if (faults[field] && values[field].trim() !== '') form.mark(field, faults[field]);
      // The RFC decides which regimes are valid, so the regime is checked again.
      if (field === 'rfc' && values.regimenFiscal !== '') form.mark('regimenFiscal', faults.regimenFiscal);
    },
    putDomicilios: (domicilio: Domicilio[]) => change({ domicilio }),
    /**
     * Sends the draft. @returns what was saved, or null on failure: the form then keeps every value and shows the
     * error
     */
    async submit(): Promise<(ReturnType<typeof toRequestBody> & Pick<Cliente, '_id' | 'version'>) | null> {
      const body = toRequestBody(id, values);
      const answer = await form.submit(validate(values), () =>
        save({ ...body, ...(edit?.version !== undefined && { version: edit.version }) }),
      );
      if (!answer) return null;
      const { response: _id, version: next } = answer;
      return { ...body, _id, ...(next !== undefined && { version: next }) };
    },
  };
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;
