import { errorMessage, useToast } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { usePosSaveClienteMutation } from '../../clientes/endpoints';
import { TEXTS } from '../texts';

/**
 * Adds an address to a cliente. Sends the version that was read, so that the change of another register isn't overwritten. A
 * failure only shows a toast, because the nota already has the address.
 */
export function useKeepDomicilio(): (cliente: Cliente, domicilio: Domicilio) => Promise<void> {
  const [save] = usePosSaveClienteMutation();
  const toast = useToast();
  return async (cliente, domicilio) => {
    const { nota_pendiente: _pending, tenant: _tenant, ...data } = cliente;
    const { error } = await save({ ...data, domicilio: [...data.domicilio, domicilio] });
    if (error) toast(TEXTS.domicilioNotKept(errorMessage(error)), 'error');
  };
}
