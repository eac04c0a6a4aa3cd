import { type AppDispatch, useCurrentUser, useToast } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { useDispatch } from 'react-redux';
import { clientesApi } from '../clientes/endpoints';
import type { toRequestBody } from './draft';

/** After a save, puts the cliente into the cache that the page reads, and shows a toast with the given message. */
export function useSave() {
  const tenant = useCurrentUser().tenantData._id;
  const dispatch = useDispatch<AppDispatch>();
  const notify = useToast();

  return (saved: ReturnType<typeof toRequestBody> & Pick<Cliente, 'version'>, previous: Cliente | null, message: string) => {
    const cliente: Cliente = { tenant, nota_pendiente: null, ...previous, ...saved };
    const { _id: arg } = cliente;
    dispatch(clientesApi.util.upsertQueryEntries([{ endpointName: 'clientesOne', arg, value: cliente }]));
    notify(message);
  };
}
