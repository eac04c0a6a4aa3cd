import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { checkServicio, type ServicioError } from '@lavanda/shared/domain/servicio';
import { MALFORMED_AMOUNT } from '@lavanda/shared/domain/writtenNumber';
import { type FieldErrors, oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import { useRef, useState } from 'react';
import { useConfigSaveServicioMutation } from '../endpoints';
import { type Mode, type Values, valuesOf } from './mode';
import { parsePrice } from './price';

type Field = ServicioError['campo'];

const FIELDS: readonly Field[] = ['servicio', 'categoria', 'medida', 'precio'];
const fieldOf = oneOf(FIELDS);

interface Options {
  initial: Mode;
  existing: readonly Servicio[];
  onSaved(servicio: Servicio, another: boolean): void;
}

/** Body of the save, with the price in pesos; a flexible servicio has no price. */
function bodyOf(mode: Mode, { medida: unit, precio: price, ...names }: Values) {
  return {
    ...(mode.type === 'modificar' && { _id: mode.servicio._id }),
    ...names,
    medida: unit,
    ...(unit !== 'flex' && { precio: parsePrice(price) }),
    ...(mode.type === 'crear' && { nueva_categoria: true }),
  };
}

/** Error for the first violated rule, in the order of spec 5. */
function validate(body: ReturnType<typeof bodyOf>, price: string, existing: readonly Servicio[]): FieldErrors {
  const fault = checkServicio(body, existing);
  if (!fault) return {};
  const unreadable = fault.campo === 'precio' && price.includes(',') && parsePrice(price) === null;
  return { [fault.campo]: unreadable ? MALFORMED_AMOUNT : fault.mensaje };
}

export function useServiceForm({ initial, existing, onSaved }: Options) {
  const [mode, setMode] = useState(initial);
  const nameInput = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState(() => valuesOf(mode));
  const [save] = useConfigSaveServicioMutation();
  const form = useForm({ fieldOf });

  function write<F extends Field>(field: F, value: Values[F]) {
    // The unit buttons stay enabled while saving, so this ignores changes made meanwhile.
    if (form.saving) return;
    setValues((previous) => ({ ...previous, [field]: value }));
    form.clear(field);
  }

  async function submit(another: boolean) {
    const body = bodyOf(mode, values);
    const saved = await form.submit(validate(body, values.precio, existing), () => save(body));
    if (!saved) return;
    onSaved(saved, another);
    if (!another) return;
    const next: Mode = { type: 'agregar', categoria: saved.categoria };
    setMode(next);
    setValues(valuesOf(next));
    nameInput.current?.focus();
  }

  return {
    ...form,
    mode,
    values,
    write,
    nameInput,
    save: () => submit(false),
    /** Saves, clears the form except for its category, and moves the focus to the name. */
    saveAndAddAnother: () => submit(true),
  };
}

export type ServiceForm = ReturnType<typeof useServiceForm>;
