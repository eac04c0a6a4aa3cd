import { type Despacho, useToast, useUsuario } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import { useDispatch } from 'react-redux';
import { clientesApi } from '../clientes/endpoints';
import type { cuerpoDe } from './borrador';

/** Puts a customer that was just saved where the page reads it, so it shows at once what was saved, and says so. */
export function useGuardado() {
  const tenant = useUsuario().tenantData._id;
  const despachar = useDispatch<Despacho>();
  const avisar = useToast();

  return (guardado: ReturnType<typeof cuerpoDe> & Pick<Cliente, 'version'>, previo: Cliente | null, mensaje: string) => {
    const cliente: Cliente = { tenant, nota_pendiente: null, ...previo, ...guardado };
    const { _id: arg } = cliente;
    despachar(clientesApi.util.upsertQueryEntries([{ endpointName: 'clientesUno', arg, value: cliente }]));
    avisar(mensaje);
  };
}
