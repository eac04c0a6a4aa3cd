import type { Cliente, SaveCliente } from '@lavanda/shared/contract/schemas/clientes';
import { useState } from 'react';
import { useClientesFindDuplicatesMutation } from '../clientes/endpoints';
import type { FieldName } from './draft';

const IDENTITY: readonly FieldName[] = ['nombre', 'apellido', 'telefono'];

/** The clientes that the one being registered may already be. Once told, the next attempt registers anyway. */
export function useKnown(id: string) {
  const [clientes, setClientes] = useState<readonly Cliente[]>([]);
  const [find] = useClientesFindDuplicatesMutation();

  return {
    clientes,
    /** Whether to go on registering: nobody like it is known, it was told before, or nobody could tell. */
    async isNew({ nombre: name, apellido: surname = '', telefono: phone = '' }: SaveCliente): Promise<boolean> {
      if (clientes.length > 0) return true;
      const { data = [] } = await find({ nombre: name, apellido: surname, telefono: phone });
      // A registration whose answer was lost finds itself.
      const others = data.filter(({ _id }) => _id !== id);
      setClientes(others);
      return others.length === 0;
    },
    changed: (field: FieldName) => IDENTITY.includes(field) && setClientes([]),
  };
}
