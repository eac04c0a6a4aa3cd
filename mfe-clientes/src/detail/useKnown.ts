import type { Cliente, SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { useState } from 'react';
import { useClientesFindDuplicatesMutation } from '../clientes/endpoints';
import type { FieldName } from './draft';

const IDENTITY: readonly FieldName[] = ['nombre', 'apellido', 'telefono'];

/**
 * Finds stored clientes that may be the one being registered. After they were shown, the next attempt registers anyway, unless
 * name or phone was changed meanwhile.
 */
export function useKnown(id: string) {
  const [clientes, setClientes] = useState<readonly Cliente[]>([]);
  const [find] = useClientesFindDuplicatesMutation();

  return {
    clientes,
    /** True if no stored cliente is similar, the user has already seen the similar ones, or the search failed. */
    async isNew({ nombre: name, apellido: surname = '', telefono: phone = '' }: SaveCliente): Promise<boolean> {
      if (clientes.length > 0) return true;
      const { data = [] } = await find({ nombre: name, apellido: surname, telefono: phone });
      // The search also finds this cliente itself, if an earlier attempt was saved and its answer was lost.
      const others = data.filter(({ _id }) => _id !== id);
      setClientes(others);
      return others.length === 0;
    },
    changed: (field: FieldName) => IDENTITY.includes(field) && setClientes([]),
  };
}
