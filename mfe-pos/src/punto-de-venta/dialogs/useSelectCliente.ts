import { type AppDispatch, errorMessage, useToast } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { notasApi } from '../../notas/endpoints';
import { discardDraft } from '../draft/discardDraft';
import { chosenCliente, type Draft, draftFromNota, isModified, matchingLine } from '../draft/draft';
import { type DraftState, draftActions, pageDrafts } from '../draft/slice';
import { draftKeyFor, readDraft } from '../draft/storage';
import { TEXTS } from '../texts';

/** The draft of the pending recoleccion (`target`), with the new nota's (`source`) articles, discount, switches and pago. */
function carryOver(source: Draft, target: Draft): Draft {
  const lines = target.lineas.map((line) => ({ ...line }));
  for (const line of source.lineas) {
    const same = matchingLine(lines, line);
    if (same) same.cantidad += line.cantidad;
    else lines.push(line);
  }
  return {
    ...target,
    // The cliente as the search found it has addresses, which the cliente of the stored nota lacks.
    cliente: source.cliente?.id === target.cliente?.id ? source.cliente : target.cliente,
    lineas: lines,
    ...(source.descuentos > 0 && {
      descuentos: source.descuentos,
      descuentoMotivo: source.descuentoMotivo,
      descuentoPorcentaje: source.descuentoPorcentaje,
    }),
    factura: source.factura || target.factura,
    aDomicilio: source.aDomicilio || target.aDomicilio,
    express: source.express || target.express,
    domicilio: source.domicilio ?? target.domicilio,
    pago: source.pago.tipo === 'sin' ? target.pago : source.pago,
  };
}

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
      dispatch(draftActions.opened({ draftKey: target, draft: carryOver(read(draftKey) ?? source, base) }));
      discardDraft(dispatch, draftKey);
      toast(TEXTS.redirected(selected.nombre), 'info');
      navigate(`/app/pos/${nota.id}`);
    } catch (error) {
      toast(TEXTS.pendingError(errorMessage(error)), 'error');
    }
  };
}
