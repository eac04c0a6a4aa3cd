import { useUsuario } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/clientes';
import { normalizarRfc } from '@lavanda/shared/domain/rfc';
import { formatoTelefono, normalizarTelefono } from '@lavanda/shared/domain/telefono';
import { readDraft, useKeptDraft } from '@lavanda/shared/ui/form/draft';
import { type Faults, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useClientesGuardarDetalleMutation } from '../clientes/endpoints';
import { TEXTOS } from '../textos';
import { type Borrador, borradorDe, type Campo, cuerpoDe, EN_BLANCO, sonIguales } from './borrador';
import { clienteActual, combinar } from './conflicto';
import { campoDe, validar } from './validar';

const T = TEXTOS.detalle;

/** What is being changed, from what, and of which version; a new customer keeps the id it would have had. */
interface Edit {
  desde: Borrador;
  ahora: Borrador;
  /** The customer's, when it began to be changed. */
  version?: number | undefined;
}

const draftKey = (id: string) => `lavanda:cliente:${id}`;

/** What a new customer's draft is kept under. */
const NEW = 'registrar';

function readEdit(id: string, user: string) {
  return readDraft<Edit & { id: string }>(draftKey(id), user, ['id', 'desde', 'ahora']);
}

/** Id of the new customer whose draft was kept, if one was. */
export function recoveredId(user: string): string | undefined {
  return readEdit(NEW, user)?.id;
}

/** How a field looks once it is left: an RFC in capitals, a phone in groups. What isn't valid stays as typed. */
function tidy(field: Campo, value: string): string {
  if (field === 'rfc') return normalizarRfc(value);
  const phone = field === 'telefono' ? normalizarTelefono(value) : null;
  return phone ? formatoTelefono(phone) : value;
}

const describe = (detail: string, atField: boolean) => (atField ? T.revisa : T.noSeGuardo)(detail);

/** The draft of one customer and what it was made from: there is none while it is only looked at. */
function useEdit(id: string, saved: Borrador | null, version?: number) {
  const key = saved ? id : NEW;
  const { _id: user } = useUsuario();
  const [recovered] = useState(() => readEdit(key, user));
  const [edit, setEdit] = useState<Edit | null>(recovered ?? (saved ? null : { desde: EN_BLANCO, ahora: EN_BLANCO }));
  const changed = edit !== null && !sonIguales(edit.desde, edit.ahora);
  const release = useKeptDraft(draftKey(key), changed ? { id, ...edit } : null);

  function change(some: Partial<Borrador>) {
    setEdit((previous) => {
      const { desde, ahora, version: since } = previous ?? { desde: saved ?? EN_BLANCO, ahora: saved ?? EN_BLANCO, version };
      return { desde, ahora: { ...ahora, ...some }, version: since };
    });
  }

  return { edit, setEdit, change, changed, release, recovered: recovered !== null, values: edit?.ahora ?? saved ?? EN_BLANCO };
}

/**
 * The form of one customer.
 * @param id the customer's; for a new one, made once by the page, so that a save sent again adds nothing
 * @param saved the customer as saved; null for a new one, which is always being edited
 * @param version the saved customer's
 */
export function useCustomerForm(id: string, saved: Borrador | null, version?: number) {
  const { edit, setEdit, change, changed, release, recovered, values } = useEdit(id, saved, version);
  const form = useForm({ fieldOf: campoDe, describe, explain: rebase });
  const [save] = useClientesGuardarDetalleMutation();

  /** Someone else saved first: what was typed goes over theirs, to be looked at and saved again. */
  function rebase(error: unknown): Faults | null {
    const actual = clienteActual(error);
    if (!actual) return null;
    const theirs = borradorDe(actual);
    const { ahora, chocan } = combinar(theirs, edit?.desde ?? theirs, values);
    setEdit({ desde: theirs, ahora, version: actual.version });
    return { failure: T.conflicto, errors: Object.fromEntries(chocan.map((field) => [field, T.otroPuso(theirs[field])])) };
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
    touched: (field: Campo) => edit !== null && edit.ahora[field] !== edit.desde[field],
    begin: () => change({}),
    end() {
      setEdit(null);
      form.reset();
    },
    write(field: Campo, value: string) {
      change({ [field]: value });
      form.clear(field);
    },
    /** Leaving a field: it is put in order and, if something was typed in it, checked. */
    leave(field: Campo) {
      const tidied = tidy(field, values[field]);
      if (tidied !== values[field]) change({ [field]: tidied });
      const faults = validar({ ...values, [field]: tidied });
      if (faults[field] && values[field].trim() !== '') form.mark(field, faults[field]);
      // A change of RFC changes which regimes fit, so that pair is checked together.
      if (field === 'rfc' && values.regimenFiscal !== '') form.mark('regimenFiscal', faults.regimenFiscal);
    },
    putDomicilios: (domicilio: Domicilio[]) => change({ domicilio }),
    /** Sends the draft. Answers what was saved, or null when it wasn't: the form says why and keeps everything. */
    async submit(): Promise<(ReturnType<typeof cuerpoDe> & Pick<Cliente, '_id' | 'version'>) | null> {
      const body = cuerpoDe(id, values);
      const answer = await form.submit(validar(values), () =>
        save({ ...body, ...(edit?.version !== undefined && { version: edit.version }) }),
      );
      if (!answer) return null;
      const { response: _id, version: next } = answer;
      return { ...body, _id, ...(next !== undefined && { version: next }) };
    },
  };
}

export type CustomerForm = ReturnType<typeof useCustomerForm>;
