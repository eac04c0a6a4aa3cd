import { useCurrentUser, useToast } from '@lavanda/shared';
import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import type { CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { mayClose } from '@lavanda/shared/domain/caja';
import { formatPesos } from '@lavanda/shared/domain/money';
import { type CountDraft, isStarted } from '@lavanda/shared/ui/cash/count';
import { useCashCount } from '@lavanda/shared/ui/cash/useCashCount';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import { useBusy } from '@lavanda/shared/ui/feedback/useBusy';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import CajaHeader from '../CajaHeader';
import { useCaja } from '../drawer/useCaja';
import { CajaLayout, Card } from '../layout/CajaLayout';
import ResultView from '../result/ResultView';
import { useClosing } from '../result/useClosing';
import { CAJA_TEXTS, RESULT_TEXTS } from '../texts';
import CountKept from './CountKept';
import CountView from './CountView';
import { readDurable } from './durableDraft';
import { useDurableDraft } from './useDurableDraft';
import { useSentCount } from './useSentCount';

const DRAFT = 'lavanda:conteo';

interface KeptCount {
  turno: string;
  count: CountDraft;
}

/** 'Corte de caja': the count of the open turno, then its result. Stays with the turno that was open when the page opened. */
export default function CortePage() {
  const { state, error, refetch, addressOf } = useCaja();
  const { rol: role, _id: userId } = useCurrentUser();
  const [turno, setTurno] = useState<Turno | null>(null);
  const home = addressOf('/app/caja');
  if (turno === null && state?.turno && mayClose(role, userId, state.turno.cajero._id)) setTurno(state.turno);
  if (turno) return <Corte turno={turno} home={home} />;
  if (state) return <Navigate to={home} replace />;
  return (
    <CajaLayout>
      <CajaHeader />
      {error === undefined ? (
        <PageSkeleton count={8} height={56} />
      ) : (
        <Card>
          <ErrorPanel title={CAJA_TEXTS.notLoaded} error={error} onRetry={() => void refetch()} />
        </Card>
      )}
    </CajaLayout>
  );
}

function Corte({ turno, home }: { turno: Turno; home: string }) {
  const { _id: userId } = useCurrentUser();
  const navigate = useNavigate();
  const notify = useToast();
  const [kept] = useState(() => {
    const draft = readDurable<KeptCount>(DRAFT, userId, ['turno', 'count']);
    return draft?.turno === turno._id ? draft.count : undefined;
  });
  const count = useCashCount({ withMethods: true, initial: kept });
  const [result, setResult] = useState<CountResult | null>(null);
  const started = isStarted(count.draft, true);
  const release = useDurableDraft(DRAFT, started ? { turno: turno._id, count: count.draft } : null);
  const { sent, isWaiting, refusal, forget } = useSentCount(turno._id);
  // A queued count is kept on the device, so leaving the page doesn't lose it.
  useBusy(started && sent === null);
  const closing = useClosing({
    turno,
    result,
    onResult: setResult,
    onClosed: ({ _id: corte, numero: number, retirado: withdrawn, fondo: stays }) => {
      release();
      forget();
      notify(RESULT_TEXTS.closed(number, formatPesos(withdrawn), formatPesos(stays)));
      void navigate(`/app/caja/cortes/${corte}`, { replace: true });
    },
  });
  const again = () => {
    count.restart();
    closing.restart();
    forget();
    setResult(null);
  };
  if (result) return <ResultView turno={turno} result={result} closing={closing} onAgain={again} />;
  if (sent) {
    return (
      <CountKept
        {...{ turno, sent, isWaiting, refusal }}
        onResult={setResult}
        onAgain={again}
        onBack={() => void navigate(home)}
      />
    );
  }
  return (
    <CountView
      turno={turno}
      count={count}
      isRecovered={kept !== undefined}
      onResult={setResult}
      onBack={() => void navigate(home)}
    />
  );
}
