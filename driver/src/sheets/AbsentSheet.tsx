import type { StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { ABSENCE_REASONS, type AbsenceReason, absenceName } from '@lavanda/shared/domain/ruta';
import { addressLines } from '@lavanda/shared/domain/wayThere';
import { useState } from 'preact/hooks';
import type { StopOutcome } from '../route/capture';
import { TEXTS } from '../texts';
import { Choice } from './Choice';
import { PhotoField } from './PhotoField';
import { Sheet } from './Sheet';

interface AbsentSheetProps {
  stop: StopOfDriver;
  /** The pending stop that comes next once this one is finished, if any. */
  following: StopOfDriver | undefined;
  onClose: () => void;
  onFinish: (outcome: StopOutcome) => Promise<string | null>;
}

/** Sheet 'No estaba': asks for the reason and an optional photo of the door. */
export function AbsentSheet({ stop, following, onClose, onFinish }: AbsentSheetProps) {
  const [reason, setReason] = useState<AbsenceReason>('nadie_abre');
  const [photo, setPhoto] = useState<string | null>(null);
  const [preparing, setPreparing] = useState(false);
  const [street = ''] = (addressLines(stop.domicilio?.descripcion ?? '')[0] ?? '').split(',');
  const where = [stop.cliente_name, street].filter(Boolean).join(', ');
  const text = following ? TEXTS.saveAndGo(following.cliente_name) : TEXTS.save;
  return (
    <Sheet
      title={TEXTS.absent}
      detail={where}
      button={{ text: preparing ? TEXTS.preparing : text, disabled: preparing }}
      onClose={onClose}
      onSubmit={() => onFinish({ estado: 'no_estaba', motivo: reason, ...(photo !== null && { foto: photo }) })}
    >
      <div class="reasons" role="radiogroup" aria-label={TEXTS.reason}>
        {ABSENCE_REASONS.map((one) => (
          <Choice key={one} name="motivo" checked={reason === one} onChoose={() => setReason(one)}>
            {absenceName(one)}
          </Choice>
        ))}
      </div>
      <PhotoField onPrepare={setPreparing} onChange={setPhoto} />
    </Sheet>
  );
}
