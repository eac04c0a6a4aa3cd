import { useIsWaiting } from '@lavanda/shared';
import { PENDING_FOLIO } from '@lavanda/shared/domain/clave';
import { exceedsTags, linesMissingTags } from '@lavanda/shared/domain/pieces';
import { hasStage } from '@lavanda/shared/domain/stage';
import BackCloses from '@lavanda/shared/ui/dialogs/BackCloses';
import Tear from '@lavanda/shared/ui/display/Tear';
import Totals from '@lavanda/shared/ui/display/Totals';
import NoticeAction from '@lavanda/shared/ui/notice/NoticeAction';
import type { Ticket } from '@lavanda/shared/ui/ticket/useTicket';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { usePosNotaQuery } from '../../notas/endpoints';
import { PIECES_TEXTS } from '../../pieces/texts';
import { TEXTS } from '../texts';
import type { SavedNota } from './outcome';
import { rowsOf } from './savedRows';
import TicketButtons from './TicketButtons';

export interface SavedDialogProps {
  saved: SavedNota;
  ticket: Ticket;
  /** Opens 'Bultos y piezas' of the saved nota. */
  onTags(): void;
  onClose(): void;
}

/** After a save, asks how to give the cliente the ticket. Enter is 'Imprimir ticket', Escape is 'Ahora no'. */
export default function SavedDialog({ saved, ticket, onTags, onClose }: SavedDialogProps) {
  const title = useId();
  const isWaiting = useIsWaiting(saved.nota.id);
  // A nota that was saved without a connection gets its folio when it is sent.
  const { data: sent } = usePosNotaQuery(saved.nota.id, { skip: isWaiting || saved.nota.folio !== PENDING_FOLIO });
  const nota = sent ?? saved.nota;
  const missing = hasStage(nota.status) ? linesMissingTags(nota.lineas, nota.piezas) : [];

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth={false}
      disableRestoreFocus
      slotProps={{ paper: { sx: { maxWidth: { sm: 460 } } } }}
    >
      <BackCloses onBack={onClose} />
      <Box sx={{ p: '36px 24px 16px', display: 'grid', gap: 5, overflowY: 'auto', overflowX: 'hidden' }}>
        <Box aria-hidden sx={CHECK_MARK}>
          <CheckRounded sx={{ fontSize: 32 }} />
        </Box>
        <Typography
          id={title}
          variant="h2"
          sx={{ textAlign: 'center', textWrap: 'balance', maxWidth: 300, mx: 'auto', mt: '-4px' }}
        >
          {isWaiting ? TEXTS.savedWaiting : saved.creada ? TEXTS.creada : TEXTS.edited}
        </Typography>
        <Tear behind="dialogo" sx={{ mx: '-24px' }} />
        <Totals rows={rowsOf(saved, nota)} sx={{ fontSize: 16, gap: 1 }} />
        {missing.length > 0 && <Alert severity="warning">{PIECES_TEXTS.missing(missing)}</Alert>}
        {hasStage(nota.status) && exceedsTags(nota.lineas) && <Alert severity="info">{PIECES_TEXTS.most}</Alert>}
        {isWaiting && <Alert severity="warning">{TEXTS.savedHere}</Alert>}
        <TicketButtons
          large
          notaId={nota.id}
          ticket={ticket}
          onDone={onClose}
          onTags={hasStage(nota.status) && !isWaiting ? onTags : undefined}
        />
        {!isWaiting && <NoticeAction nota={{ ...nota, stage: nota.etapa }} size="large" variant="outlined" />}
        <Button size="large" onClick={onClose} sx={{ mt: -3 }}>
          {isWaiting ? TEXTS.understood : TEXTS.notNow}
        </Button>
      </Box>
    </Dialog>
  );
}

const CHECK_MARK = {
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  mx: 'auto',
  borderRadius: '50%',
  bgcolor: 'success.light',
  color: 'success.main',
} as const;
