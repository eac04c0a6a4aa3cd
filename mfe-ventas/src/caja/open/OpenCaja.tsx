import { errorMessage, serverNow, useCurrentUser } from '@lavanda/shared';
import type { CajaState } from '@lavanda/shared/contract/schemas/caja';
import { formatMoney } from '@lavanda/shared/domain/money';
import CashCounter from '@lavanda/shared/ui/cash/CashCounter';
import { cashToSend, isStarted } from '@lavanda/shared/ui/cash/count';
import HowToCount from '@lavanda/shared/ui/cash/HowToCount';
import { type CashCounting, useCashCount } from '@lavanda/shared/ui/cash/useCashCount';
import Tear from '@lavanda/shared/ui/display/Tear';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import { useBusy } from '@lavanda/shared/ui/feedback/useBusy';
import { fastTap } from '@lavanda/shared/ui/fields/fastTap';
import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef, useState } from 'react';
import { useVentasCajaOpenMutation } from '../endpoints';
import { Card, TEAR } from '../layout/CajaLayout';
import { useLocalTimes } from '../layout/localTimes';
import PhoneSheet from '../layout/PhoneSheet';
import { useOnPhone } from '../layout/useOnPhone';
import { DRAWER_TEXTS, OPEN_TEXTS as T } from '../texts';
import LateEntries from '../turno/LateEntries';
import OpeningCheck from './OpeningCheck';
import { lastCorteOf } from './opening';

interface OpenCajaProps {
  state: CajaState;
  /** Id of the caja to open when it isn't this register's. */
  shown: string | null;
}

/** 'Abrir caja': counts the fondo and opens a turno with it. On a phone it is a full screen of its own. */
export default function OpenCaja({ state, shown }: OpenCajaProps) {
  const count = useCashCount();
  const onPhone = useOnPhone();
  const [counting, setCounting] = useState(false);
  useBusy(isStarted(count.draft, false));
  if (!onPhone) return <Counter state={state} shown={shown} count={count} head={<Head count={count} />} />;
  return (
    <Card>
      <EmptyState
        title={T.start}
        detail={T.startDetail}
        action={
          <Button variant="contained" size="large" onClick={() => setCounting(true)}>
            {T.title}
          </Button>
        }
      />
      {counting && (
        <PhoneSheet title={T.title} back={T.back} onBack={() => setCounting(false)} action={<HowToCount count={count} compact />}>
          <Counter state={state} shown={shown} count={count} />
        </PhoneSheet>
      )}
    </Card>
  );
}

function Head({ count }: { count: CashCounting }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mb: 3 }}>
      <Box sx={{ flex: 1 }}>
        <Typography variant="h2" sx={{ fontSize: 18, lineHeight: '24px' }}>
          {T.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {T.help}
        </Typography>
      </Box>
      <HowToCount count={count} />
    </Box>
  );
}

interface CounterProps extends OpenCajaProps {
  count: CashCounting;
  head?: ReactNode;
}

function Counter({ state, shown, count, head }: CounterProps) {
  const { nombre: person } = useCurrentUser();
  const times = useLocalTimes(state.caja?.sucursal);
  const onPhone = useOnPhone();
  const [open, { isLoading, isSuccess }] = useVentasCajaOpenMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const idOf = useOperationId();
  // Opened, it stays busy until the state is read again and this makes way for the turno.
  const busy = isLoading || isSuccess;
  const last = lastCorteOf(state);
  const started = isStarted(count.draft, false);

  async function submit() {
    if (busy || count.faulty() !== null) return;
    setFailure(null);
    const content = { efectivo: cashToSend(count.draft), ...(shown !== null && { caja: shown }) };
    const { error } = await open({ _id: idOf(content), ...content });
    if (error) setFailure(T.notOpened(errorMessage(error)));
    // The count, which has the focus, makes way for the turno.
    else focusPageTitle();
  }

  return (
    <CashCounter
      count={count}
      label={T.title}
      padLabel={T.fondo}
      head={head}
      padHead={!onPhone && <PadHead about={T.of(state.caja?.nombre ?? DRAWER_TEXTS.first, person, times.full(serverNow()))} />}
      onEnd={() => button.current?.focus()}
    >
      {failure && (
        <Alert severity="error" sx={{ mt: 3 }}>
          {failure}
        </Alert>
      )}
      {last && <OpeningCheck last={last} fondo={started ? count.cash : null} />}
      <LateEntries entries={state.llegaron_despues} times={times} />
      <Button
        ref={button}
        variant="contained"
        size="large"
        disabled={busy}
        onClick={() => void submit()}
        startIcon={busy ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
        sx={{ mt: 'auto', flex: 'none', minHeight: 60, fontSize: 18, fontWeight: 700 }}
        {...fastTap}
      >
        {busy ? T.saving : T.action(formatMoney(count.cash))}
      </Button>
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
