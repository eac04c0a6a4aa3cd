import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { useNavigate } from 'react-router-dom';
import ScheduleDialog from '../agenda/ScheduleDialog';
import CierreDialog from '../cierre/CierreDialog';
import type { HandOver } from '../handOver/useHandOver';
import type { StoredNota } from '../notas/nota';
import { TEXTS } from './texts';

const T = TEXTS.activos;

export type OpenDialog = { what: 'agenda' } | { what: 'recibir' | 'cierre'; nota: StoredNota } | null;

interface ActivosDialogsProps {
  opened: OpenDialog;
  handOver: HandOver;
  onClose(): void;
}

/** The dialog that schedules a recoleccion, closes a nota, or asks before one is received; at most one at a time. */
export default function ActivosDialogs({ opened, handOver, onClose }: ActivosDialogsProps) {
  const navigate = useNavigate();
  switch (opened?.what) {
    case 'agenda':
      return <ScheduleDialog onClose={onClose} />;
    case 'cierre':
      return (
        <CierreDialog
          nota={opened.nota}
          onFinish={onClose}
          onCancel={() => {
            onClose();
            handOver.tellKept(opened.nota);
          }}
          onPending={(nota) => {
            onClose();
            handOver.begin(nota);
          }}
        />
      );
    case 'recibir':
      return (
        <ConfirmDialog
          question={T.receiveFrom(opened.nota.clienteNombre)}
          consequence={T.receiveConsequence}
          confirm={T.goToPointOfSale}
          cancel={T.cancel}
          onConfirm={() => navigate(`/app/pos/${opened.nota.id}`)}
          onCancel={onClose}
        />
      );
    default:
      return null;
  }
}
