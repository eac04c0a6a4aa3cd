import { type Despacho, mensajeDeFallo, useToast } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { notasApi } from '../notas/endpoints';
import { claveDe, leerBorrador } from './borrador/almacen';
import { type Borrador, borradorDeNota, clienteElegido, estaModificado, lineaIgual } from './borrador/borrador';
import { olvidarBorrador } from './borrador/olvidar';
import { acciones, borradoresEnPagina } from './borrador/slice';
import { TEXTOS } from './textos';

/** What was typed on the blank note, over the pickup it turned out to belong to. */
function trasladar(origen: Borrador, destino: Borrador): Borrador {
  const lineas = destino.lineas.map((linea) => ({ ...linea }));
  for (const linea of origen.lineas) {
    const igual = lineaIgual(lineas, linea);
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
 * Puts the customer on the note under `clave`. A blank note of a customer with a pickup to be received becomes that pickup
 * (spec 4): the page goes there, with whatever was typed.
 */
export function useCliente(clave: string, sesion: { tenant: string; usuario: string }) {
  const despachar = useDispatch<Despacho>();
  const store = useStore<Parameters<typeof borradoresEnPagina.selectors.uno>[0]>();
  const navegar = useNavigate();
  const toast = useToast();
  const { tenant, usuario } = sesion;

  return useCallback(
    async (cliente: Cliente) => {
      const leer = (cual: string) => borradoresEnPagina.selectors.uno(store.getState(), cual);
      const elegido = clienteElegido(cliente);
      despachar(acciones.cambiado({ clave, cliente: elegido }));
      if (leer(clave)?.base) return;
      try {
        const sinCache = { forceRefetch: true, subscribe: false };
        const pendiente = await despachar(notasApi.endpoints.posPendienteDeCliente.initiate(cliente._id, sinCache)).unwrap();
        const origen = leer(clave);
        if (!pendiente || origen?.cliente?.id !== cliente._id) return;
        const nota = await despachar(notasApi.endpoints.posNota.initiate(pendiente.id, sinCache)).unwrap();
        const destino = claveDe(tenant, usuario, nota.id);
        const empezado = leer(destino) ?? leerBorrador(destino);
        const base = empezado && estaModificado(empezado) ? empezado : borradorDeNota(nota);
        despachar(acciones.abierto({ clave: destino, borrador: trasladar(leer(clave) ?? origen, base) }));
        olvidarBorrador(despachar, clave);
        toast(TEXTOS.redirigido(elegido.nombre), 'info');
        navegar(`/app/pos/${nota.id}`);
      } catch (fallo) {
        toast(TEXTOS.falloPendiente(mensajeDeFallo(fallo)), 'error');
      }
    },
    [clave, despachar, navegar, store, tenant, toast, usuario],
  );
}
