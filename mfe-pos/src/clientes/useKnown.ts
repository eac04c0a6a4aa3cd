import type { Cliente, SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { useState } from 'react';
import { usePosFindDuplicatesMutation } from './endpoints';

/** The clientes that the one being registered may already be. Once told, the next attempt registers anyway. */
export function useKnown(id: string) {
  const [clientes, setClientes] = useState<readonly Cliente[]>([]);
  const [find, { isLoading: looking }] = usePosFindDuplicatesMutation();

  /** Whether to go on registering: nobody like it is known, it was told before, or nobody could tell. */
  async function isNew({ nombre: name, apellido: surname = '', telefono: phone = '' }: SaveCliente): Promise<boolean> {
    if (clientes.length > 0) return true;
    const { data = [] } = await find({ nombre: name, apellido: surname, telefono: phone });
    // A registration whose answer was lost finds itself.
    const others = data.filter(({ _id }) => _id !== id);
    setClientes(others);
    return others.length === 0;
  }

  return { clientes, looking, isNew, forget: () => setClientes([]) };
}
