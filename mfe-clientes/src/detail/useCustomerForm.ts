import { useCurrentUser } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/clientes';
import { formatPhone, normalizePhone } from '@lavanda/shared/domain/phone';
import { normalizeRfc } from '@lavanda/shared/domain/rfc';
import { readDraft, useKeptDraft } from '@lavanda/shared/ui/form/draft';
import { type Faults, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useClientesSaveDetailMutation } from '../clientes/endpoints';
import { TEXTS } from '../texts';
import { clienteActual, merge } from './conflict';
import { areEqual, BLANK, type Draft, draftOf, type FieldName, toRequestBody } from './draft';
import { fieldOf, validate } from './validate';

const T = TEXTS.detail;

/** What is being changed, from what, and of which version; a new customer keeps the id it would have had. */
interface Edit {
  from: Draft;
  now: Draft;
  /** The customer's, when it began to be changed. */
  version?: number | undefined;
}

const draftKey = (id: string) => `lavanda:cliente:${id}`;

/** What a new customer's draft is kept under. */
const NEW = 'registrar';

function readEdit(id: string, user: string) {
  return readDraft<Edit & { id: string }>(draftKey(id), user, ['id', 'from', 'now']);
}

/** Id of the new customer whose draft was kept, if one was. */
export function recoveredId(user: string): string | undefined {
  return readEdit(NEW, user)?.id;
}

/** How a field looks once it is left: an RFC in capitals, a phone in groups. What isn't valid stays as typed. */
function tidy(field: FieldName, value: string): string {
  if (field === 'rfc') return normalizeRfc(value);
  const phone = field === 'telefono' ? normalizePhone(value) : null;
  return phone ? formatPhone(phone) : value;
}

const describe = (detail: string, atField: boolean) => (atField ? T.check : T.notSaved)(detail);

/** The draft of one customer and what it was made from: there is none while it is only looked at. */
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
 * The form of one customer.
 * @param id the customer's; for a new one, made once by the page, so that a save sent again adds nothing
 * @param saved the customer as saved; null for a new one, which is always being edited
 * @param version the saved customer's
 */
export function useCustomerForm(id: string, saved: Draft | null, version?: number) {
  const { edit, setEdit, change, changed, release, recovered, values } = useEdit(id, saved, version);
  const form = useForm({ fieldOf: fieldOf, describe, explain: rebase });
  const [save] = useClientesSaveDetailMutation();

  /** Someone else saved first: what was typed goes over theirs, to be looked at and saved again. */
  function rebase(error: unknown): Faults | null {
    const actual = clienteActual(error);
    if (!actual) return null;
    const theirs = draftOf(actual);
    const { now, clash } = merge(theirs, edit?.from ?? theirs, values);
    setEdit({ from: theirs, now, version: actual.version });
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
    /** The draft was kept from before: what it shows wasn't saved. */
    recovered,
    /** The changes are saved or given up: they aren't kept when the page goes. */
    release,
    /** What is in the field isn't what was saved. */
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
    /** Leaving a field: it is put in order and, if something was typed in it, checked. */
    leave(field: FieldName) {
      const tidied = tidy(field, values[field]);
      if (tidied !== values[field]) change({ [field]: tidied });
      const faults = validate({ ...values, [field]: tidied });
      if (faults[field] && values[field].trim() !== '') form.mark(field, faults[field]);
      // A change of RFC changes which regimes fit, so that pair is checked together.
      if (field === 'rfc' && values.regimenFiscal !== '') form.mark('regimenFiscal', faults.regimenFiscal);
    },
    putDomicilios: (domicilio: Domicilio[]) => change({ domicilio }),
    /** Sends the draft. Answers what was saved, or null when it wasn't: the form says why and keeps everything. */
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
