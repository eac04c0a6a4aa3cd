import { serverNow, useCurrentUser } from '@lavanda/shared';
import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import { MOVEMENT_KINDS, type MovementKind } from '@lavanda/shared/domain/caja';
import { formatMoney } from '@lavanda/shared/domain/money';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import { fastTap } from '@lavanda/shared/ui/fields/fastTap';
import NumberPad from '@lavanda/shared/ui/fields/NumberPad';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { LocalTimes } from '../layout/localTimes';
import { MOVEMENT_TEXTS as T } from '../texts';
import { About, Amount, Kind } from './MovementFields';
import { type MovementForm, useMovementForm } from './useMovementForm';

interface MovementDialogProps {
  turno: Turno;
  /** The kind selected at first. */
  kind: MovementKind;
  times: LocalTimes;
  onClose(): void;
}

const STEP: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Keys of the dialog: outside the fields, digits, '.' and Backspace edit the amount; in the amount, arrows choose the kind. */
function useMovementKeys({ kind, setKind, press }: MovementForm, amountInput: RefObject<HTMLInputElement | null>) {
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const inInput = event.target instanceof HTMLInputElement;
    const step = STEP[event.key];
    if (event.target === amountInput.current && step !== undefined) {
      const place = MOVEMENT_KINDS.indexOf(kind) + step + MOVEMENT_KINDS.length;
      setKind(MOVEMENT_KINDS[place % MOVEMENT_KINDS.length] ?? kind);
    } else if (!inInput && /^[\d.]$|^Backspace$/.test(event.key)) {
      press(event.key);
      amountInput.current?.focus();
    } else return;
    event.preventDefault();
  };
}

/** Records an entrada, a gasto or a retiro by touch or keyboard; the arrow keys choose the kind (UI guide 14). */
export default function MovementDialog({ turno, kind: initial, times, onClose }: MovementDialogProps) {
  const form = useMovementForm({ turno: turno._id, kind: initial, onDone: onClose });
  const { nombre: person } = useCurrentUser();
  const amountInput = useRef<HTMLInputElement>(null);
  const detail = useRef<HTMLInputElement>(null);
  const onKey = useMovementKeys(form, amountInput);

  async function submit() {
    const wrong = await form.submit();
    if (wrong?.monto !== undefined) amountInput.current?.focus();
    else if (wrong?.categoria === undefined && wrong?.detalle !== undefined) detail.current?.focus();
  }

  return (
    <AppDialog
      opened
      width={760}
      title={T.title}
      subtitle={T.of(turno.caja.nombre, turno.cajero.nombre)}
      busy={form.saving}
      onClose={onClose}
      onSubmit={() => void submit()}
      onKeyDown={onKey}
      actions={<Actions form={form} onClose={onClose} />}
    >
      <FailureAlert message={form.failure} sx={{ mb: 4 }} />
      <Box sx={GRID}>
        <Kind form={form} />
        <Amount form={form} input={amountInput} />
        <About form={form} input={detail} />
        <Typography sx={{ gridArea: 'note', display: { xs: 'none', sm: 'block' }, fontSize: 13, color: 'text.secondary' }}>
          {T.note(form.kind, times.hour(serverNow()), person)}
        </Typography>
        <Box sx={{ gridArea: 'pad', '& [role="group"]': PAD }}>
          <NumberPad
            onKey={(key) => {
              form.press(key);
              if (!(document.activeElement instanceof HTMLInputElement)) amountInput.current?.focus();
            }}
          />
        </Box>
      </Box>
    </AppDialog>
  );
}

function Actions({ form: { kind, centavos, saving }, onClose }: { form: MovementForm; onClose(): void }) {
  return (
    <>
      <Button onClick={onClose} disabled={saving} sx={{ px: { xs: 2 } }}>
        {T.cancel}
      </Button>
      <BusyButton
        type="submit"
        size="large"
        busy={saving}
        sx={{ flex: { xs: 1, sm: 'none' }, px: { xs: 2.5 }, whiteSpace: 'nowrap', minWidth: { sm: '300px !important' } }}
        {...fastTap}
      >
        {saving ? T.saving : T.action(kind, centavos ? formatMoney(centavos) : '')}
      </BusyButton>
    </>
  );
}

const PAD = { gap: { xs: 1.5, sm: 2 }, '& > button': { minHeight: { xs: 50, sm: 64 } } } as const;

const GRID = {
  display: 'grid',
  columnGap: 6,
  rowGap: { xs: 3, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(240px, 300px)' },
  gridTemplateRows: { sm: 'auto auto 1fr' },
  gridTemplateAreas: {
    xs: '"kind" "amount" "about" "pad"',
    sm: '"kind amount" "about pad" "note pad"',
  },
  '& > :last-child': { alignSelf: 'end' },
} as const;
