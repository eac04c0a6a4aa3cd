import { type Despacho, mensajeDeFallo, useToast } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { notasApi } from '../../notas/endpoints';
import { discardDraft } from '../draft/discardDraft';
import { chosenCliente, type Draft, draftFromNota, isModified, matchingLine } from '../draft/draft';
import { type DraftState, draftActions, pageDrafts } from '../draft/slice';
import { draftKeyFor, readDraft } from '../draft/storage';
import { TEXTOS } from '../textos';

/** What was typed on the blank note, over the pickup it turned out to belong to. */
function carryOver(origen: Draft, destino: Draft): Draft {
  const lineas = destino.lineas.map((linea) => ({ ...linea }));
  for (const linea of origen.lineas) {
    const igual = matchingLine(lineas, linea);
    if (igual) igual.cantidad += linea.cantidad;
    else lineas.push(linea);
  }
  return {
    ...destino,
    lineas,
    descuentos: origen.descuentos || destino.descuentos,
    factura: origen.factura || destino.factura,
    aDomicilio: origen.aDomicilio || destino.aDomicilio,
    express: origen.express || destino.express,
    pago: origen.pago.tipo === 'sin' ? destino.pago : origen.pago,
  };
}

/**
 * Puts the customer on the note under `draftKey`. A blank note of a customer with a pickup to be received becomes that
 * pickup (spec 4): the page goes there, with whatever was typed.
 */
export function useSelectCliente(draftKey: string, sesion: { tenant: string; usuario: string }) {
  const despachar = useDispatch<Despacho>();
  const store = useStore<DraftState>();
  const navegar = useNavigate();
  const toast = useToast();
  const { tenant, usuario } = sesion;

  return async (cliente: Cliente) => {
    const leer = (cual: string) => pageDrafts.selectors.one(store.getState(), cual);
    const elegido = chosenCliente(cliente);
    despachar(draftActions.changed({ draftKey, cliente: elegido }));
    if (leer(draftKey)?.base) return;
    try {
      const sinCache = { forceRefetch: true, subscribe: false };
      const pendiente = await despachar(notasApi.endpoints.posPendienteDeCliente.initiate(cliente._id, sinCache)).unwrap();
      const origen = leer(draftKey);
      if (!pendiente || origen?.cliente?.id !== cliente._id) return;
      const nota = await despachar(notasApi.endpoints.posNota.initiate(pendiente.id, sinCache)).unwrap();
      const destino = draftKeyFor(tenant, usuario, nota.id);
      const empezado = leer(destino) ?? readDraft(destino);
      const base = empezado && isModified(empezado) ? empezado : draftFromNota(nota);
      despachar(draftActions.opened({ draftKey: destino, draft: carryOver(leer(draftKey) ?? origen, base) }));
      discardDraft(despachar, draftKey);
      toast(TEXTOS.redirigido(elegido.nombre), 'info');
      navegar(`/app/pos/${nota.id}`);
    } catch (fallo) {
      toast(TEXTOS.falloPendiente(mensajeDeFallo(fallo)), 'error');
    }
  };
}
