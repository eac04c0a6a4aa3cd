import { type AppDispatch, errorMessage, useCan, useIsWaiting, useToast } from '@lavanda/shared';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import LinkOffRounded from '@mui/icons-material/LinkOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { TicketLink } from '../../contract/schemas/tickets.ts';
import AppDialog from '../dialogs/AppDialog.tsx';
import Field from '../fields/Field.tsx';
import { ticketsApi } from './endpoints.ts';
import { TICKET_TEXTS } from './texts.ts';

export interface LinkDialogProps {
  notaId: string;
  link: TicketLink;
  /** Whether the server didn't have the nota yet when the dialog opened. The link works only after the nota is sent. */
  waits: boolean;
  onClose(): void;
}

/**
 * Shows a ticket's public link, with buttons to copy it, to send it by WhatsApp if the cliente has a phone, and to revoke it if
 * the user may.
 */
export default function LinkDialog({ notaId, link, waits: waited, onClose }: LinkDialogProps) {
  const isWaiting = useIsWaiting(notaId);
  const waits = waited && isWaiting;
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();
  const canRevoke = useCan('notas.cambiar') && !waits;
  const [busy, setBusy] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link.url);
      toast(TICKET_TEXTS.copied);
    } catch {
      toast(TICKET_TEXTS.notCopied, 'error');
    }
  }

  async function revoke() {
    setBusy(true);
    const { error } = await dispatch(ticketsApi.endpoints.sharedRevokeTicket.initiate(notaId));
    setBusy(false);
    if (error) {
      toast(errorMessage(error), 'error');
      return;
    }
    toast(TICKET_TEXTS.revoked);
    onClose();
  }

  return (
    <AppDialog
      opened
      title={TICKET_TEXTS.share}
      subtitle={waits ? TICKET_TEXTS.worksLater : link.whatsapp ? TICKET_TEXTS.opensWhatsApp : TICKET_TEXTS.noPhone}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          {link.whatsapp && (
            <Button component="a" href={link.whatsapp} target="_blank" rel="noopener noreferrer">
              {TICKET_TEXTS.whatsapp}
            </Button>
          )}
          <Button variant="contained" autoFocus startIcon={<ContentCopyRounded />} onClick={copy}>
            {TICKET_TEXTS.copy}
          </Button>
        </>
      }
    >
      <Field label={TICKET_TEXTS.link} readOnly value={link.url} onFocus={({ target }) => target.select()} />
      {canRevoke && (
        <Box sx={{ mt: 3 }}>
          <Button color="error" startIcon={<LinkOffRounded />} disabled={busy} onClick={revoke}>
            {TICKET_TEXTS.revoke}
          </Button>
        </Box>
      )}
    </AppDialog>
  );
}
