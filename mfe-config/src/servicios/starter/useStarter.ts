import type { NewServicio } from '@lavanda/shared/contract/schemas/servicios';
import { SERVICIO_TEXTS } from '@lavanda/shared/domain/servicio';
import { STARTER_CATALOG, type StarterServicio } from '@lavanda/shared/domain/starterCatalog';
import { type FieldErrors, useForm } from '@lavanda/shared/ui/form/useForm';
import { useState } from 'react';
import { useConfigAddServiciosMutation } from '../endpoints';
import { parsePrice } from '../form/price';
import { TEXTS as T } from './texts';

/** The user's choice for a servicio of the list; `precio` in pesos, as typed. */
interface Choice {
  chosen: boolean;
  precio: string;
}

const NAMES = new Set(STARTER_CATALOG.map(({ servicio }) => servicio));

function bodyOf(servicio: StarterServicio, price: string): NewServicio {
  return { ...servicio, precio: servicio.medida === 'flex' ? null : parsePrice(price) };
}

/** Errors of servicios that need a price and have none above 0, by name. The server checks all other rules. */
function validate(bodies: readonly NewServicio[]): FieldErrors {
  const faults = bodies.filter(({ medida: unit, precio: price }) => unit !== 'flex' && !(price && price > 0));
  return Object.fromEntries(faults.map(({ servicio }) => [servicio, SERVICIO_TEXTS.precio]));
}

/** State of the starter catalogue's form: the chosen servicios and their prices. */
export function useStarter(onAdded: (count: number) => void) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>(() =>
    Object.fromEntries(
      STARTER_CATALOG.map(({ servicio, precio: price }) => [servicio, { chosen: true, precio: price.toFixed(2) }]),
    ),
  );
  const [add] = useConfigAddServiciosMutation();
  const bodies = STARTER_CATALOG.flatMap((servicio) => {
    const choice = choices[servicio.servicio];
    return choice?.chosen ? [bodyOf(servicio, choice.precio)] : [];
  });
  const form = useForm({
    // The server names a servicio by its index in the request: 'servicios.3.precio'.
    fieldOf: (name) => {
      const servicio = bodies[Number(/^servicios\.(\d+)\./.exec(name)?.[1])]?.servicio;
      return servicio !== undefined && NAMES.has(servicio) ? servicio : undefined;
    },
  });

  function write(servicio: string, change: Partial<Choice>) {
    if (form.saving) return;
    setChoices((previous) => ({ ...previous, [servicio]: { chosen: false, precio: '', ...previous[servicio], ...change } }));
    form.clear(servicio);
    form.clear('none');
  }

  function markAll(chosen: boolean) {
    for (const { servicio } of STARTER_CATALOG) write(servicio, { chosen });
  }

  async function submit() {
    const faults = bodies.length === 0 ? { none: T.chooseOne } : validate(bodies);
    const added = await form.submit(faults, () => add(bodies));
    if (added) onAdded(added.agregados.length);
  }

  return { ...form, choices, count: bodies.length, write, markAll, submit };
}

export type Starter = ReturnType<typeof useStarter>;
