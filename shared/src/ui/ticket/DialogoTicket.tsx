import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import AppDialog from '../AppDialog.tsx';
import { rutaImagen, rutaTicket } from './endpoints.ts';
import { TEXTOS_TICKET } from './textos.ts';

export interface DialogoTicketProps {
  notaId: string;
  tipo: 'imprimir' | 'imagen';
  onCerrar(): void;
}

/** The ticket in the page itself, for when the browser blocked its window. */
export default function DialogoTicket({ notaId, tipo, onCerrar }: DialogoTicketProps) {
  const marco = useRef<HTMLIFrameElement>(null);
  const [lista, setLista] = useState(false);
  const deImagen = tipo === 'imagen';
  const titulo = deImagen ? TEXTOS_TICKET.imagen : TEXTOS_TICKET.ticket;
  return (
    <AppDialog
      abierto
      titulo={titulo}
      subtitulo={TEXTOS_TICKET.bloqueada}
      onCerrar={onCerrar}
      ancho={deImagen ? 620 : 460}
      acciones={
        deImagen ? (
          <Button variant="contained" autoFocus component="a" href={rutaImagen(notaId)} download={TEXTOS_TICKET.archivoImagen}>
            {TEXTOS_TICKET.abrirImagen}
          </Button>
        ) : (
          <Button variant="contained" autoFocus disabled={!lista} onClick={() => marco.current?.contentWindow?.print()}>
            {lista ? TEXTOS_TICKET.imprimir : TEXTOS_TICKET.cargando}
          </Button>
        )
      }
    >
      {deImagen ? (
        <Box component="img" src={rutaImagen(notaId)} alt={titulo} sx={{ display: 'block', width: '100%', height: 'auto' }} />
      ) : (
        <Box
          component="iframe"
          ref={marco}
          title={titulo}
          src={rutaTicket(notaId, false)}
          onLoad={() => setLista(true)}
          sx={{ display: 'block', width: '100%', height: '60dvh', border: 1, borderColor: 'divider', bgcolor: '#fff' }}
        />
      )}
    </AppDialog>
  );
}
