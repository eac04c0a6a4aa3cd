import { useCurrentUser } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { normalizeRfc } from '@lavanda/shared/domain/rfc';
import { useForm } from '@lavanda/shared/ui/form/useForm';
import { useClientesSaveDetailMutation } from '../clientes/endpoints';
import { TEXTS } from '../texts';
import { areEqual, type Draft, type FieldName, tidyPhone, toRequestBody } from './draft';
import { useEdit } from './useEdit';
import { useKnown } from './useKnown';
import { fieldOf, validate } from './validate';

const T = TEXTS.detail;

/**
 * Tidies a field on blur: the RFC and the phone; text beside the phone moves to its own field. An invalid phone stays as typed.
 * @returns the tidied fields; none for other fields
 */
function tidy(field: FieldName, values: Draft): Partial<Draft> {
  if (field === 'rfc') return { rfc: normalizeRfc(values.rfc) };
  return field === 'telefono' ? tidyPhone(values) : {};
}

const describe = (detail: string, atField: boolean) => (atField ? T.check : T.notSaved)(detail);

/**
 * The form of a cliente.
 * @param id the cliente's id. For a new cliente the page generates it once, so that a retry doesn't add a second one
 * @param saved the saved values; null for a new cliente, which is always in edit mode
 * @param version the saved cliente's version
 */
export function useCustomerForm(id: string, saved: Draft | null, version?: number) {
  const { edit, setEdit, change, changed, release, recovered, values, rebase } = useEdit(id, saved, version);
  const form = useForm({ fieldOf, describe, explain: rebase });
  const [save] = useClientesSaveDetailMutation();
  const known = useKnown(id);
  const { aviso_privacidad: notice = '' } = useCurrentUser().tenantData;

  return {
    ...form,
    values,
    /** Stored clientes that may be the new one, found by the last attempt to register it. */
    known: known.clientes,
    editing: edit !== null,
    changed,
    /** True when the edit comes from an unsaved draft on this device. */
    recovered,
    /** Called after the changes were saved or discarded, so that the device keeps no draft of them. */
    release,
    /** True when the field differs from the value that the edit is based on; false in view mode. */
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
     * @returns the saved cliente, or null: the form then keeps what was typed and shows the error or the possible duplicates
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
