import { serverNow, useCan } from '@lavanda/shared';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import type { Nota } from '../../contract/schemas/sales.ts';
import { dayIn, hourIn } from '../../domain/dates.ts';
import type { StatusNota } from '../../domain/nota.ts';
import { hasStage, type Stage } from '../../domain/stage.ts';
import { useZone } from '../sucursal/useZone.ts';
import type { NoticeNota } from './message.ts';
import { NOTICE_TEXTS as T } from './texts.ts';
import { useNotice } from './useNotice.tsx';

/** The last notice of a nota. */
interface LastNotice {
  id: string;
  /** Time of the last notice to the cliente that the nota is ready (ISO 8601); null before the first. */
  avisada: string | null;
  /** Whether the laundry's WhatsApp account sent that notice; else WhatsApp was opened with it. */
  noticeSent: boolean;
}

/** A nota with its last notice and its stage; the stage decides whether the nota is ready. */
export interface StagedNota extends NoticeNota, LastNotice {
  status: StatusNota;
  /** Null when the nota isn't in the sucursal, undefined when the server is older. */
  stage: Stage | null | undefined;
}

/** Formats a time at the sucursal: '10:42', with the day when that isn't today. */
function timeIn(zone: string, moment: string): string {
  const date = new Date(moment);
  const day = dayIn(zone, date);
  const hour = hourIn(zone, date);
  return day === dayIn(zone, serverNow()) ? hour : `${day} ${hour}`;
}

interface NoticeActionProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx' | 'fullWidth'> {
  nota: StagedNota;
  /** Called with the nota as the server answered it, to show it. */
  onTold?(nota: Nota): void;
}

/**
 * 'Avisar' sends the cliente the notice of a ready nota. Afterwards the button's text is 'Avisada 10:42' or 'Enviada 10:42', and
 * pressing it sends another notice. It draws nothing for other notas, for a cliente without a phone, or for users without the
 * permission.
 */
export default function NoticeAction({ nota, onTold, ...look }: NoticeActionProps) {
  const may = useCan('notas.cambiar');
  const zone = useZone(nota.sucursalId);
  /** The notice that this button sent, because the screen may still show the nota as it was before. */
  const [done, setDone] = useState<LastNotice | null>(null);
  const notice = useNotice((answered) => {
    const { avisada: told } = answered;
    setDone({ id: answered._id, avisada: told?.momento ?? null, noticeSent: told?.medio === 'enviado' });
    onTold?.(answered);
  });
  if (!may || !hasStage(nota.status) || nota.stage !== 'lista' || nota.clienteTelefono === '') return null;
  const last = done?.id === nota.id && (done.avisada ?? '') > (nota.avisada ?? '') ? done : nota;
  const told = last.avisada === null ? null : (last.noticeSent ? T.sentAt : T.toldAt)(timeIn(zone, last.avisada));
  const busy = notice.sending.has(nota.id);
  return (
    <>
      <Button
        startIcon={told === null ? <ChatOutlined aria-hidden /> : <DoneAllRounded aria-hidden />}
        disabled={busy}
        aria-label={told === null ? T.tellOf(nota.clienteNombre) : T.tellAgain(told, nota.clienteNombre)}
        onClick={() => void notice.tell(nota)}
        {...look}
      >
        {busy ? T.sending : (told ?? T.tell)}
      </Button>
      {notice.element}
    </>
  );
}
