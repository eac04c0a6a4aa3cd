import type { StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { withoutInvisible } from '@lavanda/shared/domain/oneLineText';
import { MAX_BAGS, MAX_STOP_NOTE } from '@lavanda/shared/domain/ruta';
import { oneSpace } from '@lavanda/shared/domain/text';
import { useId, useState } from 'preact/hooks';
import { Icon } from '../page/Icon';
import type { StopOutcome } from '../route/capture';
import { TEXTS } from '../texts';
import { Sheet } from './Sheet';

interface PickupSheetProps {
  stop: StopOfDriver;
  onClose: () => void;
  onFinish: (outcome: StopOutcome) => Promise<string | null>;
}

/** Sheet 'Recogida': asks for the number of bags and for observations. */
export function PickupSheet({ stop, onClose, onFinish }: PickupSheetProps) {
  const [bags, setBags] = useState(1);
  const [note, setNote] = useState('');
  const heading = useId();
  const field = useId();
  const submit = () => {
    const detail = oneSpace(withoutInvisible(note));
    return onFinish({ estado: 'hecha', bolsas: bags, ...(detail !== '' && { detalle: detail }) });
  };
  return (
    <Sheet
      title={TEXTS.collected}
      detail={stop.cliente_name}
      button={{ text: TEXTS.collectedBags(bags), check: true }}
      onClose={onClose}
      onSubmit={submit}
    >
      <div class="field">
        <span class="label" id={heading}>
          {TEXTS.howManyBags}
        </span>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and this group has only buttons. */}
        <div class="stepper" role="group" aria-labelledby={heading}>
          <button type="button" aria-label={TEXTS.less} disabled={bags === 1} onClick={() => setBags(bags - 1)}>
            <Icon name="remove" />
          </button>
          <output>{bags}</output>
          <button type="button" aria-label={TEXTS.more} disabled={bags === MAX_BAGS} onClick={() => setBags(bags + 1)}>
            <Icon name="add" />
          </button>
        </div>
      </div>
      <div class="field">
        <label class="label" for={field}>
          {TEXTS.note}
        </label>
        <input
          id={field}
          class="input"
          maxLength={MAX_STOP_NOTE}
          autoComplete="off"
          value={note}
          onInput={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </div>
    </Sheet>
  );
}
