import { type AppDispatch, errorMessage, useToast } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { notasApi } from '../../notas/endpoints';
import { movePhotos } from '../../photos/pendingPhotos';
import { carryOver } from '../draft/carryOver';
import { discardDraft } from '../draft/discardDraft';
import { chosenCliente, draftFromNota, isModified } from '../draft/draft';
import { type DraftState, draftActions, pageDrafts } from '../draft/slice';
import { draftKeyFor, readDraft } from '../draft/storage';
import { TEXTS } from '../texts';

/**
 * Sets the cliente of the draft. If the draft is a new nota and the cliente has a pending recoleccion, opens that recoleccion
 * and adds the new nota's content to it (spec 4).
 */
export function useSelectCliente(draftKey: string, session: { tenant: string; usuario: string }) {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<DraftState>();
  const navigate = useNavigate();
  const toast = useToast();
  const { tenant, usuario: user } = session;

  return async (cliente: Cliente) => {
    const read = (which: string) => pageDrafts.selectors.one(store.getState(), which);
    const selected = chosenCliente(cliente);
    dispatch(draftActions.changed({ draftKey, cliente: selected }));
    if (read(draftKey)?.base) return;
    try {
      const withoutCache = { forceRefetch: true, subscribe: false };
      const pending = await dispatch(notasApi.endpoints.posPendingOfCliente.initiate(cliente._id, withoutCache)).unwrap();
      const source = read(draftKey);
      if (!pending || source?.cliente?.id !== cliente._id) return;
      const nota = await dispatch(notasApi.endpoints.posNota.initiate(pending.id, withoutCache)).unwrap();
      const target = draftKeyFor(tenant, user, nota.id);
      const begun = read(target) ?? readDraft(target);
      const base = begun && isModified(begun) ? begun : draftFromNota(nota);
      const written = read(draftKey) ?? source;
      dispatch(draftActions.opened({ draftKey: target, draft: carryOver(written, base) }));
      void movePhotos(written.id, base.id);
      discardDraft(dispatch, draftKey);
      toast(TEXTS.redirected(selected.nombre), 'info');
      navigate(`/app/pos/${nota.id}`);
    } catch (error) {
      toast(TEXTS.pendingError(errorMessage(error)), 'error');
    }
  };
}
