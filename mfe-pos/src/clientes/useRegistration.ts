import { errorMessage, useCurrentUser } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { newId } from '@lavanda/shared/domain/newId';
import { useFocusAfterBusy } from '@lavanda/shared/ui/focus/useFocusAfterBusy';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { usePosSaveClienteMutation } from './endpoints';
import { type ClienteData, clienteBody, FIELDS, type FieldErrors, type FieldName, serverErrors, validate } from './errors';
import { useKnown } from './useKnown';

const NO_FISCAL_DATA = { rfc: '', regimenFiscal: '', razonSocial: '', cp: '', correoElectronico: '' };

/** Splits the searched text for the registration form: the first word is the first name, the rest the last name. */
function splitName(text: string): { nombre: string; apellido: string } {
  const [name = '', ...rest] = text.trim().split(/\s+/);
  return { nombre: name, apellido: rest.join(' ') };
}

/** State of the registration of a cliente: typed data and errors by field, similar clientes, and the save. */
export function useRegistration(initialName: string, onRegistered: (cliente: Cliente) => void) {
  const [id] = useState(newId);
  const [data, setData] = useState<ClienteData>(() => ({ ...splitName(initialName), telefono: '', domicilio: '' }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string | null>(null);
  const [save, { isLoading: saving }] = usePosSaveClienteMutation();
  const known = useKnown(id);
  const isLoading = saving || known.looking;
  const { _id: tenant, aviso_privacidad: notice = '' } = useCurrentUser().tenantData;
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterBusy(isLoading);

  function show(next: FieldErrors) {
    setErrors(next);
    const first = FIELDS.find((field) => next[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  async function register(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isLoading) return;
    setError(null);
    const localErrors = validate(data);
    show(localErrors);
    if (Object.keys(localErrors).length > 0) return;
    const body = clienteBody(id, data);
    if (!(await known.isNew(body))) return;
    const response = await save({ ...body, ...(notice !== '' && { aviso_mostrado: true }) });
    if (response.error) {
      setError(errorMessage(response.error));
      show(serverErrors(response.error));
      return;
    }
    onRegistered({
      ...NO_FISCAL_DATA,
      ...body,
      _id: response.data,
      domicilio: body.domicilio ?? [],
      tenant,
      nota_pendiente: null,
    });
  }

  const field = (name: FieldName, input: ComponentProps<'input'>) => ({
    name,
    value: data[name],
    error: errors[name],
    input,
    onChange: ({ target }: { target: { value: string } }) => {
      setData((previous) => ({ ...previous, [name]: target.value }));
      setErrors(({ [name]: _removed, ...rest }) => rest);
      if (name !== 'domicilio') known.forget();
    },
  });

  return { form, register, field, known: known.clientes, error, isLoading };
}
