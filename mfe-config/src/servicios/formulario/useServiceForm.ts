import type { Servicio } from '@lavanda/shared/contract/servicios';
import { MONTO_MAL_ESCRITO } from '@lavanda/shared/domain/numeroEscrito';
import { type FallaServicio, revisarServicio } from '@lavanda/shared/domain/servicio';
import { type FieldErrors, oneOf, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useConfigGuardarServicioMutation } from '../endpoints';
import { type Modo, type Valores, valoresDe } from './modo';
import { leerPrecio } from './precio';

type Field = FallaServicio['campo'];

const FIELDS: readonly Field[] = ['servicio', 'categoria', 'medida', 'precio'];
const fieldOf = oneOf(FIELDS);

interface Options {
  modo: Modo;
  existentes: readonly Servicio[];
  onGuardado(servicio: Servicio): void;
}

/** The body of the save, its price in pesos; a flexible service has none. */
function bodyOf(modo: Modo, { medida, precio, ...names }: Valores) {
  return {
    ...(modo.tipo === 'modificar' && { _id: modo.servicio._id }),
    ...names,
    medida,
    ...(medida !== 'flex' && { precio: leerPrecio(precio) }),
    ...(modo.tipo === 'crear' && { nueva_categoria: true }),
  };
}

/** The first rule that the service breaks (spec 5 orders them). */
function validate(body: ReturnType<typeof bodyOf>, precio: string, existentes: readonly Servicio[]): FieldErrors {
  const fault = revisarServicio(body, existentes);
  if (!fault) return {};
  const unreadable = fault.campo === 'precio' && precio.includes(',') && leerPrecio(precio) === null;
  return { [fault.campo]: unreadable ? MONTO_MAL_ESCRITO : fault.mensaje };
}

/** State of the service form: what is typed, what is wrong with it, and its save. */
export function useServiceForm({ modo, existentes, onGuardado }: Options) {
  const [values, setValues] = useState(() => valoresDe(modo));
  const [save] = useConfigGuardarServicioMutation();
  const form = useForm({ fieldOf });

  function write<F extends Field>(field: F, value: Valores[F]) {
    // The measures stay live while it is saved.
    if (form.saving) return;
    setValues((previous) => ({ ...previous, [field]: value }));
    form.clear(field);
  }

  async function submit() {
    const body = bodyOf(modo, values);
    const saved = await form.submit(validate(body, values.precio, existentes), () => save(body));
    if (saved) onGuardado(saved);
  }

  return { ...form, values, write, submit };
}

export type ServiceForm = ReturnType<typeof useServiceForm>;
