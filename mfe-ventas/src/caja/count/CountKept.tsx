import { type AppDispatch, errorMessage, sendQueue } from '@lavanda/shared';
import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import type { CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useVentasCajaCountMutation } from '../endpoints';
import BackHeader from '../layout/BackHeader';
import { CajaLayout, Card } from '../layout/CajaLayout';
import { useWaits } from '../layout/connection';
import { COUNT_TEXTS, KEPT_TEXTS as T } from '../texts';
import CountStrip from './CountStrip';
import type { SentCount } from './useSentCount';

interface CountKeptProps {
  turno: Turno;
  sent: SentCount;
  /** True while the count is still in the offline queue. */
  isWaiting: boolean;
  /** Why the server refused the count; null otherwise. */
  refusal: string | null;
  onResult(result: CountResult): void;
  onAgain(): void;
  onBack(): void;
}

/** Asks for the result of a queued count: sends the queue, then the count again with the same id, so it isn't stored twice. */
function useResult({ sent, onResult }: Pick<CountKeptProps, 'sent' | 'onResult'>) {
  const dispatch = useDispatch<AppDispatch>();
  const [send] = useVentasCajaCountMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const waits = useWaits();

  async function resultOrFailure(): Promise<string | null> {
    await dispatch(sendQueue());
    if (waits(sent.body._id)) return T.stillWaiting;
    const { data, error } = await send(sent.body);
    if (!data) return T.notSeen(errorMessage(error));
    if (data.resultado) onResult(data.resultado);
    return data.resultado ? null : T.stillWaiting;
  }
  async function ask() {
    if (asking) return;
    setAsking(true);
    setFailure(null);
    setFailure(await resultOrFailure());
    setAsking(false);
  }
  return { ask, asking, failure };
}

/** Shown until a queued count's result is known: says whether the count was sent already, and offers to ask for the result. */
export default function CountKept({ turno, sent, isWaiting, refusal, onResult, onAgain, onBack }: CountKeptProps) {
  const { ask, asking, failure } = useResult({ sent, onResult });
  const [printing, setPrinting] = useState(false);
  // The field from which the count was sent no longer exists, so the focus moves to the title.
  useEffect(() => focusPageTitle(), []);
  const wrong = failure ?? (refusal === null ? null : T.refused(refusal));
  return (
    <CajaLayout>
      <BackHeader title={COUNT_TEXTS.title} back={T.back} onBack={onBack} caja={turno.caja.nombre} />
      <Card sx={CARD}>
        <Box aria-hidden sx={MARK} data-waiting={isWaiting}>
          {isWaiting ? <CloudOffRounded /> : <CheckRounded />}
        </Box>
        <Box role="status">
          <Typography variant="h2">{isWaiting ? T.waiting : T.sent}</Typography>
          <Typography sx={{ mt: 1.5, color: 'text.secondary', textWrap: 'balance' }}>
            {isWaiting ? T.waitingDetail : T.sentDetail}
          </Typography>
        </Box>
        {wrong !== null && <Alert severity="error">{wrong}</Alert>}
        <Box sx={BUTTONS}>
          <BusyButton size="large" busy={asking} onClick={() => void ask()}>
            {asking ? T.asking : T.see}
          </BusyButton>
          <Button variant="outlined" size="large" startIcon={<PrintOutlined />} onClick={() => setPrinting(true)}>
            {T.print}
          </Button>
          <Button size="large" onClick={onAgain}>
            {T.again}
          </Button>
        </Box>
      </Card>
      {printing && <CountStrip turno={turno} sent={sent} onClose={() => setPrinting(false)} />}
    </CajaLayout>
  );
}

const CARD = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  flex: { sm: 1 },
  p: { xs: '32px 16px', sm: 6 },
  textAlign: 'center',
  '& > [role="status"]': { maxWidth: 520 },
} as const;

const MARK = {
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
  borderRadius: '50%',
  bgcolor: 'success.light',
  color: 'success.main',
  '&[data-waiting="true"]': { bgcolor: 'warning.light', color: 'warning.main' },
  '& svg': { fontSize: 32 },
} as const;

const BUTTONS = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 2,
  width: { xs: '100%', sm: 'auto' },
} as const;
