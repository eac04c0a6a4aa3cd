import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import ReopenButton from '@lavanda/shared/ui/reopen/ReopenButton';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { unclosedOf } from '../../handOver/pending';
import type { StoredNota } from '../../notas/nota';
import type { Draft } from '../draft/draft';
import { TEXTS } from '../texts';

interface NoteNoticeProps {
  draft: Draft;
  readOnly: boolean;
  closed: boolean;
  saving: boolean;
}

function noticeFor({ base }: Draft, readOnly: boolean, closed: boolean): string | null {
  if (readOnly) return TEXTS.readOnly;
  if (closed) return TEXTS.closed;
  const unclosed = base ? unclosedOf(base) : '';
  if (unclosed !== '') return unclosed;
  const timeWindow = base?.status === TO_COLLECT ? base.recoleccion : null;
  return timeWindow && TEXTS.toReceive(timeWindow.horaInicio, timeWindow.horaFinal);
}

function reopenable({ id, version, folio, clienteNombre: name, ajuste: adjustment, status }: StoredNota) {
  return { id, version, folio, name, adjusted: adjustment > 0, status };
}

/**
 * Why the nota can't be changed, or what is still to be done with it. Draws nothing for any other nota. Offers to reopen a closed
 * nota to users who may.
 */
export default function NoteNotice({ draft, readOnly, closed, saving }: NoteNoticeProps) {
  const notice = noticeFor(draft, readOnly, closed);
  if (!notice) return null;
  return (
    <Box sx={NOTICE}>
      <InfoOutlined aria-hidden sx={{ fontSize: 18 }} />
      <Box component="span" sx={{ flex: 1 }}>
        {notice}
      </Box>
      {draft.base && !saving && <ReopenButton nota={reopenable(draft.base)} color="inherit" sx={{ my: -3, mr: -2, px: 2 }} />}
    </Box>
  );
}

const NOTICE = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  mt: 2,
  p: '8px 12px',
  borderRadius: '10px',
  bgcolor: 'info.light',
  color: 'info.main',
  fontSize: 14,
  lineHeight: '18px',
} as const;
