import { errorMessage } from '@lavanda/shared';
import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import type { CountResult } from '@lavanda/shared/contract/schemas/cortes';
import CashCounter from '@lavanda/shared/ui/cash/CashCounter';
import { cashToSend, fieldName, othersToSend } from '@lavanda/shared/ui/cash/count';
import HowToCount from '@lavanda/shared/ui/cash/HowToCount';
import type { CashCounting } from '@lavanda/shared/ui/cash/useCashCount';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import { fastTap } from '@lavanda/shared/ui/fields/fastTap';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useVentasCajaCountMutation } from '../endpoints';
import BackHeader from '../layout/BackHeader';
import { CajaLayout } from '../layout/CajaLayout';
import PhoneSheet from '../layout/PhoneSheet';
import { useCtrlEnter } from '../layout/useCtrlEnter';
import { useOnPhone } from '../layout/useOnPhone';
import { COUNT_TEXTS as T } from '../texts';

interface CountViewProps {
  turno: Turno;
  count: CashCounting;
  /** True when the count was begun on an earlier visit. */
  isRecovered: boolean;
  onResult(result: CountResult): void;
  onBack(): void;
}

/** Sends a count. After a lost answer the retry has the same id, so that the count is stored once. */
function useSend({ turno, count, onResult }: Pick<CountViewProps, 'turno' | 'count' | 'onResult'>) {
  const [send, { isLoading }] = useVentasCajaCountMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const idOf = useOperationId();

  async function submit() {
    if (isLoading || count.faulty() !== null) return;
    setFailure(null);
    const { TDC: cards, Transf: transfers, Link: links } = othersToSend(count.draft);
    const content = { turno: turno._id, efectivo: cashToSend(count.draft), tdc: cards, transf: transfers, link: links };
    const { data, error } = await send({ _id: idOf(content), ...content });
    // Without a connection there is no result yet: the count waits in the queue.
    if (data?.resultado) onResult(data.resultado);
    if (error) setFailure(T.notSent(errorMessage(error)));
  }

  return { submit, failure, sending: isLoading };
}

/** Blind count of a turno, field by field with Enter, 'Siguiente' or a touch (UI guide 14). */
export default function CountView({ turno, count, isRecovered, onResult, onBack }: CountViewProps) {
  const onPhone = useOnPhone();
  const { submit, failure, sending } = useSend({ turno, count, onResult });
  const goOn = () => void (count.next === undefined ? submit() : count.advance());
  useCtrlEnter(goOn, onPhone);

  const counter = (
    <CashCounter count={count} label={T.count} padLabel={T.pad} onEnd={() => void submit()}>
      <Box sx={BLIND}>
        <VisibilityOffOutlined aria-hidden sx={{ fontSize: 18 }} />
        <Typography variant="body2">{T.blind}</Typography>
      </Box>
      {isRecovered && !failure && (
        <Alert severity="info" role="status" sx={{ mt: { xs: 2, sm: 0 }, py: 0 }}>
          {T.recovered}
        </Alert>
      )}
      <FailureAlert message={failure} sx={{ mt: { xs: 2, sm: 0 } }} />
      <Steps count={count} sending={sending} goOn={goOn} />
    </CashCounter>
  );
  if (onPhone) {
    return (
      <PhoneSheet title={T.title} back={T.back} onBack={onBack} ignoresBack action={<HowToCount count={count} compact />}>
        {counter}
      </PhoneSheet>
    );
  }
  return (
    <CajaLayout>
      <BackHeader title={T.title} back={T.back} onBack={onBack} caja={turno.caja.nombre}>
        <HowToCount count={count} />
      </BackHeader>
      {counter}
    </CajaLayout>
  );
}

/** Buttons to the previous field and to the next field or the result. */
function Steps({ count, sending, goOn }: Pick<CountViewProps, 'count'> & { sending: boolean; goOn(): void }) {
  return (
    <Box sx={NEXT}>
      <Button
        variant="outlined"
        size="large"
        disabled={count.previous === undefined}
        aria-label={count.previous === undefined ? T.first : T.before(fieldName(count.previous, true))}
        onClick={() => count.goTo(count.previous)}
        sx={{ minWidth: 0, px: 4 }}
        {...fastTap}
      >
        <ArrowUpwardRounded />
      </Button>
      <BusyButton
        size="large"
        busy={sending}
        onClick={goOn}
        endIcon={count.next === undefined ? undefined : <ArrowDownwardRounded />}
        sx={{ fontSize: 18, fontWeight: 700 }}
        {...fastTap}
      >
        {sending ? T.sending : count.next === undefined ? T.result : T.next(fieldName(count.next))}
      </BusyButton>
    </Box>
  );
}

const BLIND = { display: { xs: 'none', sm: 'flex' }, gap: 2, my: { sm: 2.5, lg: 3.5 }, color: 'text.secondary' } as const;

const NEXT = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 2,
  mt: { xs: 2, sm: 'auto' },
  '& > button': { minHeight: { xs: 56, sm: 60 } },
} as const;
