import { api, type Despacho, mensajeDeFallo, useToast } from '@lavanda/shared';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { EnlaceTicket } from '../../contract/tickets.ts';
import DialogoEnlace from './DialogoEnlace.tsx';
import DialogoTicket from './DialogoTicket.tsx';
import { rutaImagen, rutaTicket, ticketsApi } from './endpoints.ts';
import { TEXTOS_TICKET } from './textos.ts';
import { abrirVentana, type FalloVentana, vigilarVentana } from './ventana.ts';

type Capa = { tipo: 'imprimir' | 'imagen'; notaId: string } | { tipo: 'enlace'; notaId: string; enlace: EnlaceTicket };

/** What a section can do with a note's ticket; `elemento` is drawn anywhere in it. Call each straight from the tap. */
export interface Ticket {
  /** The page that prints itself and closes. */
  imprimir(notaId: string): void;
  /** The ticket as a picture. */
  imagen(notaId: string): void;
  /** WhatsApp with the public link, to the customer's number; without a number, the link to copy. */
  compartir(notaId: string): void;
  /** The public link on the screen: to copy, send or revoke. */
  enlace(notaId: string): void;
  elemento: ReactNode;
}

/**
 * Printing and sharing tickets. Windows are opened in the same tap, so that no browser blocks them; one that does gets the
 * ticket in a dialog of the page. Failures are told as toasts, and the window closed.
 */
export function useTicket(): Ticket {
  const despachar = useDispatch<Despacho>();
  const toast = useToast();
  const [capa, setCapa] = useState<Capa | null>(null);
  const cerrar = () => setCapa(null);

  const alFallar = (fallo: FalloVentana) => {
    toast(fallo?.detail ?? TEXTOS_TICKET.falloTicket, 'error');
    // The session ended: the gate takes it from here, as after any call.
    if (fallo?.status === 401) despachar(api.util.invalidateTags(['Sesion']));
  };

  const mostrar = (tipo: 'imprimir' | 'imagen', notaId: string) => {
    const ventana = abrirVentana(tipo === 'imprimir' ? rutaTicket(notaId) : rutaImagen(notaId));
    if (ventana) vigilarVentana(ventana, alFallar);
    else setCapa({ tipo, notaId });
  };

  const pedirEnlace = async (notaId: string, ventana: Window | null) => {
    const { data, error } = await despachar(ticketsApi.endpoints.sharedTicketEnlace.initiate(notaId));
    if (data?.whatsapp && ventana && !ventana.closed) {
      ventana.opener = null;
      ventana.location.replace(data.whatsapp);
      return;
    }
    ventana?.close();
    if (data) setCapa({ tipo: 'enlace', notaId, enlace: data });
    else toast(mensajeDeFallo(error), 'error');
  };

  const acciones = {
    imprimir: (notaId: string) => mostrar('imprimir', notaId),
    imagen: (notaId: string) => mostrar('imagen', notaId),
    compartir: (notaId: string) => {
      const ventana = abrirVentana('');
      if (ventana) ventana.document.body.textContent = TEXTOS_TICKET.preparando;
      void pedirEnlace(notaId, ventana);
    },
    enlace: (notaId: string) => void pedirEnlace(notaId, null),
  };

  const elemento =
    capa === null ? null : capa.tipo === 'enlace' ? (
      <DialogoEnlace notaId={capa.notaId} enlace={capa.enlace} onCerrar={cerrar} />
    ) : (
      <DialogoTicket notaId={capa.notaId} tipo={capa.tipo} onCerrar={cerrar} />
    );
  return { ...acciones, elemento };
}
