import { type AppDispatch, errorMessage, useToast } from '@lavanda/shared';
import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { TEXTS } from '../activos/texts';
import { useSelectCliente } from '../punto-de-venta/dialogs/useSelectCliente';
import { type DraftState, pageDrafts } from '../punto-de-venta/draft/slice';
import { clientesApi } from './endpoints';

const T = TEXTS.clientes;

/**
 * Selects the cliente of `/app/pos?cliente=<id>` on the new nota, once. If that nota already has lines and another cliente,
 * leaves the nota unchanged and says so in a toast.
 * @param ready whether the new nota's draft exists and may be changed
 */
export function useClienteInAddress(draftKey: string, session: { tenant: string; usuario: string }, ready: boolean): void {
  const [address, setAddress] = useSearchParams();
  const asked = ready ? address.get('cliente') : null;
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<DraftState>();
  const select = useSelectCliente(draftKey, session);
  const toast = useToast();

  async function open(id: string) {
    const draft = pageDrafts.selectors.one(store.getState(), draftKey);
    if (draft?.cliente?.id === id) return;
    if (draft?.cliente && draft.lineas.length > 0) return toast(T.otherNotaOpen(draft.cliente.nombre), 'info');
    const query = clientesApi.endpoints.posCliente.initiate(id, { forceRefetch: true, subscribe: false });
    try {
      const cliente = await dispatch(query).unwrap();
      if (cliente) await select(cliente);
    } catch (error) {
      toast(T.notOpened(errorMessage(error)), 'error');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once for each id in the URL.
  useEffect(() => {
    if (asked === null) return;
    setAddress({}, { replace: true });
    void open(asked);
  }, [asked]);
}
