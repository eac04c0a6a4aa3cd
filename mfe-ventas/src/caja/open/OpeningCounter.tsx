import { errorMessage, serverNow, useCurrentUser } from '@lavanda/shared';
import type { CajaState } from '@lavanda/shared/contract/schemas/caja';
import { formatMoney } from '@lavanda/shared/domain/money';
import CashCounter from '@lavanda/shared/ui/cash/CashCounter';
import { cashToSend, isStarted } from '@lavanda/shared/ui/cash/count';
import type { CashCounting } from '@lavanda/shared/ui/cash/useCashCount';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import Tear from '@lavanda/shared/ui/display/Tear';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import { fastTap } from '@lavanda/shared/ui/fields/fastTap';
import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { useVentasCajaOpenMutation } from '../endpoints';
import { TEAR } from '../layout/CajaLayout';
import { useLocalTimes } from '../layout/localTimes';
import { useOnPhone } from '../layout/useOnPhone';
import { COUNT_TEXTS, DRAWER_TEXTS, OPEN_TEXTS as T } from '../texts';
import LateEntries from '../turno/LateEntries';
import OpeningCheck from './OpeningCheck';
import { lastCorteOf } from './opening';

interface OpeningCounterProps {
  state: CajaState;
  /** Id of the caja to open, if the URL names one; null opens this register's. */
  shown: string | null;
  count: CashCounting;
  /** True when the count was begun on an earlier visit. */
  isRecovered: boolean;
  head?: ReactNode;
  onOpened(): void;
}

/** Opens the caja with the counted fondo. After a lost answer the retry has the same id, so that it opens only one turno. */
function useOpen({ shown, count, onOpened }: Pick<OpeningCounterProps, 'shown' | 'count' | 'onOpened'>) {
  const [open, { isLoading, isSuccess }] = useVentasCajaOpenMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const idOf = useOperationId();
  // After success the button stays busy, until the refetched state replaces this component with the turno.
  const busy = isLoading || isSuccess;

  async function submit() {
    if (busy || count.faulty() !== null) return;
    setFailure(null);
    const content = { efectivo: cashToSend(count.draft), ...(shown !== null && { caja: shown }) };
    const { error } = await open({ _id: idOf(content), ...content });
    if (error) return setFailure(T.notOpened(errorMessage(error)));
    onOpened();
    // The focused field of the count is about to be replaced by the turno.
    focusPageTitle();
  }

  return { submit, failure, busy };
}

/** Count of the fondo, with a button that opens the caja. If nothing was counted, a question comes before the opening. */
export default function OpeningCounter({ state, shown, count, isRecovered, head, onOpened }: OpeningCounterProps) {
  const { nombre: person } = useCurrentUser();
  const times = useLocalTimes(state.caja?.sucursal);
  const onPhone = useOnPhone();
  const { submit, failure, busy } = useOpen({ shown, count, onOpened });
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const last = lastCorteOf(state);
  const started = isStarted(count.draft, false);

  return (
    <CashCounter
      count={count}
      label={T.title}
      padLabel={T.fondo}
      head={head}
      padHead={!onPhone && <PadHead about={T.of(state.caja?.nombre ?? DRAWER_TEXTS.first, person, times.full(serverNow()))} />}
      onEnd={() => button.current?.focus()}
    >
      <FailureAlert message={failure} sx={{ mt: 3 }} />
      {isRecovered && !failure && (
        <Alert severity="info" role="status" sx={{ mt: 2, py: 0 }}>
          {COUNT_TEXTS.recovered}
        </Alert>
      )}
      {last && <OpeningCheck last={last} fondo={started ? count.cash : null} />}
      <LateEntries entries={state.llegaron_despues} times={times} />
      <Box sx={{ flex: '1 0 12px' }} />
      <BusyButton
        ref={button}
        size="large"
        busy={busy}
        onClick={() => (started ? void submit() : setAsks(true))}
        sx={{ flex: 'none', minHeight: 60, fontSize: 18, fontWeight: 700 }}
        {...fastTap}
      >
        {busy ? T.saving : T.action(formatMoney(count.cash))}
      </BusyButton>
      {asks && (
        <NoFondo
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            void submit();
          }}
        />
      )}
    </CashCounter>
  );
}

function PadHead({ about }: { about: string }) {
  return (
    <>
      <Typography variant="h3" component="h2">
        {T.fondo}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {about}
      </Typography>
      <Tear sx={TEAR} />
    </>
  );
}

/** Question before opening without a fondo: opening can't be undone, so a stray tap must not do it. */
function NoFondo({ onConfirm, onCancel }: { onConfirm(): void; onCancel(): void }) {
  return (
    <ConfirmDialog
      cautious
      question={T.withoutFondo}
      consequence={T.withoutFondoDetail}
      confirm={T.openWithoutFondo}
      cancel={T.keepCounting}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
