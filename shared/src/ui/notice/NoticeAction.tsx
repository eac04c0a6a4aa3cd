import { useCan } from '@lavanda/shared';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { StatusNota } from '../../domain/nota.ts';
import { hasStage, type Stage } from '../../domain/stage.ts';
import type { NoticeNota } from './message.ts';
import { NOTICE_TEXTS as T } from './texts.ts';
import { useNotice } from './useNotice.tsx';

/** A nota with what tells whether it is ready. */
export interface StagedNota extends NoticeNota {
  status: StatusNota;
  /** Undefined or null when an older server, or a nota outside the sucursal, has none. */
  stage: Stage | null | undefined;
}

interface NoticeActionProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx' | 'fullWidth'> {
  nota: StagedNota;
}

/**
 * 'Avisar': tells the cliente of a ready nota. It draws nothing for other notas, without a phone, or for who may not.
 */
export default function NoticeAction({ nota, ...look }: NoticeActionProps) {
  const may = useCan('notas.cambiar');
  const notice = useNotice();
  if (!may || !hasStage(nota.status) || nota.stage !== 'lista' || nota.clienteTelefono === '') return null;
  const busy = notice.sending.has(nota.id);
  return (
    <>
      <Button
        startIcon={<ChatOutlined aria-hidden />}
        disabled={busy}
        aria-label={T.tellOf(nota.clienteNombre)}
        onClick={() => void notice.tell(nota)}
        {...look}
      >
        {busy ? T.sending : T.tell}
      </Button>
      {notice.element}
    </>
  );
}
