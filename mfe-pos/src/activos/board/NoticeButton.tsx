import ChatOutlined from '@mui/icons-material/ChatOutlined';
import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import type { StoredNota } from '../../notas/nota';
import { BOARD_TEXTS as T } from './texts';

export interface NoticeButtonProps {
  nota: StoredNota;
  /** When the cliente was notified, such as '10:42' or 'ayer 18:05'; null for never. */
  told: string | null;
  /** True while the notice is being sent. */
  sending: boolean;
  onTell(nota: StoredNota): void;
}

/** Notifies the cliente of a ready nota by WhatsApp, and shows when that was done. */
export default function NoticeButton({ nota, told, sending, onTell }: NoticeButtonProps) {
  if (sending) {
    return (
      <button type="button" className="tell" disabled aria-label={T.sendingTo(nota.clienteNombre)}>
        <ChatOutlined />
        {T.sending}
      </button>
    );
  }
  if (told !== null) {
    return (
      <button
        type="button"
        className="told"
        disabled={nota.clienteTelefono === ''}
        onClick={() => onTell(nota)}
        aria-label={T.tellAgain(nota.noticeSent ? T.sent : T.told, told, nota.clienteNombre)}
      >
        <DoneAllRounded />
        {nota.noticeSent ? T.sent : T.told}
        <b>{told}</b>
      </button>
    );
  }
  if (nota.clienteTelefono === '') return <p>{T.noPhone}</p>;
  return (
    <button type="button" className="tell" onClick={() => onTell(nota)} aria-label={T.tellOf(nota.clienteNombre)}>
      <ChatOutlined />
      {T.tell}
    </button>
  );
}
