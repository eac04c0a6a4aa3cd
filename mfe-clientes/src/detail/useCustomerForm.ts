import { useCurrentUser } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { normalizeRfc } from '@lavanda/shared/domain/rfc';
import { readDraft, useKeptDraft } from '@lavanda/shared/ui/form/draft';
import { type Faults, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useClientesSaveDetailMutation } from '../clientes/endpoints';
import { TEXTS } from '../texts';
import { currentCliente, merge } from './conflict';
import { areEqual, BLANK, type Draft, draftOf, type FieldName, tidyPhone, toRequestBody } from './draft';
import { useKnown } from './useKnown';
import { fieldOf, validate } from './validate';

const T = TEXTS.detail;

/** An edit in progress: its initial values, its current values and the version from which it started. */
interface Edit {
  from: Draft;
  now: Draft;
  /** Version of the stored cliente when the edit began; undefined for a new cliente. */
  version?: number | undefined;
}

const draftKey = (id: string) => `lavanda:cliente:${id}`;

/** Takes the place of the id in the storage key of a new cliente's draft. */
const NEW = 'registrar';

function readEdit(id: string, user: string) {
  const stored = readDraft<Edit & { id: string }>(draftKey(id), user, ['id', 'from', 'now']);
  // A draft stored by the previous version of the app may lack a field.
  return stored && { ...stored, from: { ...BLANK, ...stored.from }, now: { ...BLANK, ...stored.now } };
}

/** Id of the new cliente in the stored draft; undefined without a draft. */
export function recoveredId(user: string): string | undefined {
  return readEdit(NEW, user)?.id;
}

/**
 * Formats a field on blur: RFC in capitals, phone in groups. An invalid phone stays as typed.
 * @returns the changed fields
 */
function tidy(field: FieldName, values: Draft): Partial<Draft> {
  if (field === 'rfc') return { rfc: normalizeRfc(values.rfc) };
  return field === 'telefono' ? tidyPhone(values) : {};
}

const describe = (detail: string, atField: boolean) => (atField ? T.check : T.notSaved)(detail);

/** The edit in progress of a cliente, stored on this device; null in view mode. */
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
 * The form of a cliente.
 * @param id the cliente's id. For a new cliente the page generates it once, so that a retry doesn't add a second one
 * @param saved the saved values; null for a new cliente, which is always in edit mode
 * @param version the saved cliente's version
 */
export function useCustomerForm(id: string, saved: Draft | null, version?: number) {
  const { edit, setEdit, change, changed, release, recovered, values } = useEdit(id, saved, version);
  const form = useForm({ fieldOf, describe, explain: rebase });
  const [save] = useClientesSaveDetailMutation();
  const known = useKnown(id);
  const { aviso_privacidad: notice = '' } = useCurrentUser().tenantData;

  /** After a version conflict, merges the user's changes into the other person's save, for the user to review and save. */
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
    /** Stored clientes that may be the new one, found by the first attempt to register it. */
    known: known.clientes,
    editing: edit !== null,
    changed,
    /** True when the edit comes from an unsaved draft on this device. */
    recovered,
    /** Removes the stored draft after the changes were saved or discarded. */
    release,
    /** True when the field differs from its value at the start of the edit. */
    touched: (field: FieldName) => edit !== null && edit.now[field] !== edit.from[field],
    begin: () => change({}),
    end() {
      setEdit(null);
      form.reset();
    },
    write(field: FieldName, value: string) {
      change({ [field]: value });
      form.clear(field);
      known.changed(field);
    },
    /** On blur: formats the field and, unless it is empty, validates it. */
    leave(field: FieldName) {
      const tidied = { ...values, ...tidy(field, values) };
      if (!areEqual(tidied, values)) change(tidied);
      const faults = validate(tidied);
      if (faults[field] && values[field].trim() !== '') form.mark(field, faults[field]);
      // The RFC decides which tax regimes are valid, so leaving the RFC validates the regime again.
      if (field === 'rfc' && values.regimenFiscal !== '') form.mark('regimenFiscal', faults.regimenFiscal);
    },
    putDomicilios: (domicilio: Domicilio[]) => change({ domicilio }),
    /**
     * Sends the draft.
     * @returns the saved cliente, or null: the form then keeps every value and shows the error or the possible duplicates
     */
    async submit(): Promise<(ReturnType<typeof toRequestBody> & Pick<Cliente, '_id' | 'version'>) | null> {
      const body = toRequestBody(id, values);
      const answer = await form.submit(validate(values), async () => {
        if (!saved && !(await known.isNew(body))) return { data: undefined };
        const shown = !saved && notice !== '' && { aviso_mostrado: true };
        return save({ ...body, ...shown, ...(edit?.version !== undefined && { version: edit.version }) });
      });
      if (!answer) return null;
      const { response: _id, version: next } = answer;
      return { ...body, _id, ...(next !== undefined && { version: next }) };
    },
  };
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;
