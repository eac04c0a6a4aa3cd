import type { Servicio } from '@lavanda/shared/contract/servicios';
import { checkServicio, type ServicioError } from '@lavanda/shared/domain/servicio';
import { MALFORMED_AMOUNT } from '@lavanda/shared/domain/writtenNumber';
import { type FieldErrors, oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useConfigSaveServicioMutation } from '../endpoints';
import { type Mode, type Values, valuesOf } from './mode';
import { parsePrice } from './price';

type Field = ServicioError['campo'];

const FIELDS: readonly Field[] = ['servicio', 'categoria', 'medida', 'precio'];
const fieldOf = oneOf(FIELDS);

interface Options {
  mode: Mode;
  existing: readonly Servicio[];
  onSaved(servicio: Servicio): void;
}

/** The body of the save, its price in pesos; a flexible service has none. */
function bodyOf(mode: Mode, { medida: unit, precio: price, ...names }: Values) {
  return {
    ...(mode.type === 'modificar' && { _id: mode.servicio._id }),
    ...names,
    medida: unit,
    ...(unit !== 'flex' && { precio: parsePrice(price) }),
    ...(mode.type === 'crear' && { nueva_categoria: true }),
  };
}

/** The first rule that the service breaks (spec 5 orders them). */
function validate(body: ReturnType<typeof bodyOf>, price: string, existing: readonly Servicio[]): FieldErrors {
  const fault = checkServicio(body, existing);
  if (!fault) return {};
  const unreadable = fault.campo === 'precio' && price.includes(',') && parsePrice(price) === null;
  return { [fault.campo]: unreadable ? MALFORMED_AMOUNT : fault.mensaje };
}

/** State of the service form: what is typed, what is wrong with it, and its save. */
export function useServiceForm({ mode, existing, onSaved }: Options) {
  const [values, setValues] = useState(() => valuesOf(mode));
  const [save] = useConfigSaveServicioMutation();
  const form = useForm({ fieldOf });

  function write<F extends Field>(field: F, value: Values[F]) {
    // The measures stay live while it is saved.
    if (form.saving) return;
    setValues((previous) => ({ ...previous, [field]: value }));
    form.clear(field);
  }

  async function submit() {
    const body = bodyOf(mode, values);
    const saved = await form.submit(validate(body, values.precio, existing), () => save(body));
    if (saved) onSaved(saved);
  }

  return { ...form, values, write, submit };
}

export type ServiceForm = ReturnType<typeof useServiceForm>;
