import type { Cliente, SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { useState } from 'react';
import { usePosFindDuplicatesMutation } from './endpoints';

/** Finds stored clientes that may be the one being registered. After they were shown, the next attempt registers anyway. */
export function useKnown(id: string) {
  const [clientes, setClientes] = useState<readonly Cliente[]>([]);
  const [find, { isLoading: looking }] = usePosFindDuplicatesMutation();

  /** True if no stored cliente is similar, the user has already seen the similar ones, or the search failed. */
  async function isNew({ nombre: name, apellido: surname = '', telefono: phone = '' }: SaveCliente): Promise<boolean> {
    if (clientes.length > 0) return true;
    const { data = [] } = await find({ nombre: name, apellido: surname, telefono: phone });
    // The search also finds this cliente itself, if an earlier attempt was saved and its answer was lost.
    const others = data.filter(({ _id }) => _id !== id);
    setClientes(others);
    return others.length === 0;
  }

  return { clientes, looking, isNew, forget: () => setClientes([]) };
}
