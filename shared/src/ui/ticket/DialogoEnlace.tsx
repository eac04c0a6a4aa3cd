import { type Despacho, mensajeDeFallo, usePuede, useToast } from '@lavanda/shared';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import LinkOffRounded from '@mui/icons-material/LinkOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { EnlaceTicket } from '../../contract/tickets.ts';
import AppDialog from '../AppDialog.tsx';
import Field from '../Field.tsx';
import { ticketsApi } from './endpoints.ts';
import { TEXTOS_TICKET } from './textos.ts';

export interface DialogoEnlaceProps {
  notaId: string;
  enlace: EnlaceTicket;
  onCerrar(): void;
}

/** The public link of a ticket: to copy, to send by WhatsApp when there is a phone, and to revoke for who may change notes. */
export default function DialogoEnlace({ notaId, enlace, onCerrar }: DialogoEnlaceProps) {
  const despachar = useDispatch<Despacho>();
  const toast = useToast();
  const puedeRevocar = usePuede('notas.cambiar');
  const [ocupado, setOcupado] = useState(false);

  async function copiar() {
    try {
      await navigator.clipboard.writeText(enlace.url);
      toast(TEXTOS_TICKET.copiado);
    } catch {
      toast(TEXTOS_TICKET.noCopiado, 'error');
    }
  }

  async function revocar() {
    setOcupado(true);
    const { error } = await despachar(ticketsApi.endpoints.sharedTicketRevocar.initiate(notaId));
    setOcupado(false);
    if (error) {
      toast(mensajeDeFallo(error), 'error');
      return;
    }
    toast(TEXTOS_TICKET.revocado);
    onCerrar();
  }

  return (
    <AppDialog
      abierto
      titulo={TEXTOS_TICKET.compartir}
      subtitulo={enlace.whatsapp ? TEXTOS_TICKET.abreWhatsApp : TEXTOS_TICKET.sinTelefono}
      onCerrar={onCerrar}
      ocupado={ocupado}
      acciones={
        <>
          {enlace.whatsapp && (
            <Button component="a" href={enlace.whatsapp} target="_blank" rel="noopener noreferrer">
              {TEXTOS_TICKET.whatsapp}
            </Button>
          )}
          <Button variant="contained" autoFocus startIcon={<ContentCopyRounded />} onClick={copiar}>
            {TEXTOS_TICKET.copiar}
          </Button>
        </>
      }
    >
      <Field etiqueta={TEXTOS_TICKET.enlace} readOnly value={enlace.url} onFocus={({ target }) => target.select()} />
      {puedeRevocar && (
        <Box sx={{ mt: 3 }}>
          <Button color="error" startIcon={<LinkOffRounded />} disabled={ocupado} onClick={revocar}>
            {TEXTOS_TICKET.revocar}
          </Button>
        </Box>
      )}
    </AppDialog>
  );
}
