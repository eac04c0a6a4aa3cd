import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import type { CountResult } from '@lavanda/shared/contract/schemas/cortes';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import StickyFooterSpace from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import { fastTap } from '@lavanda/shared/ui/fields/fastTap';
import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';
import { useFocusAfterBusy } from '@lavanda/shared/ui/focus/useFocusAfterBusy';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import LockOutlined from '@mui/icons-material/LockOutlined';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import BackHeader from '../layout/BackHeader';
import { CajaLayout, Card, Columns, LOW } from '../layout/CajaLayout';
import { useLocalTimes } from '../layout/localTimes';
import { useCtrlEnter } from '../layout/useCtrlEnter';
import { COUNT_TEXTS, RESULT_TEXTS as T } from '../texts';
import ReasonPart from './ReasonPart';
import ResultStub, { Missing } from './ResultStub';
import ResultTable from './ResultTable';
import type { Closing } from './useClosing';

interface ResultViewProps {
  turno: Turno;
  result: CountResult;
  closing: Closing;
  onAgain(): void;
}

/** Shows the result of a count (expected, counted and difference by method) and closes the turno. */
export default function ResultView({ turno, result, closing, onAgain }: ResultViewProps) {
  const times = useLocalTimes(turno.sucursal);
  const reasons = useRef<HTMLDivElement>(null);
  const fondo = useRef<HTMLInputElement>(null);
  useFocusAfterBusy(closing.saving);
  // The field from which the count was sent no longer exists, so the focus moves to the title.
  useEffect(() => focusPageTitle(), []);

  async function submit() {
    const wrong = await closing.submit();
    if (wrong?.motivo !== undefined) reasons.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    else if (wrong?.fondo !== undefined) fondo.current?.focus();
  }
  useCtrlEnter(() => void submit());

  return (
    <CajaLayout>
      <BackHeader title={COUNT_TEXTS.title} back={T.again} onBack={onAgain} caja={turno.caja.nombre} />
      <FailureAlert message={closing.failure} sx={{ mb: 3 }} />
      <Columns>
        <Card aria-label={T.result} sx={{ display: 'flex', flexDirection: 'column', overflow: 'auto', pb: { xs: 3.5, lg: 5 } }}>
          <ResultTable result={result} />
          <Missing result={result} onPhone />
          {closing.question !== null && <ReasonPart ref={reasons} closing={closing} question={closing.question} />}
        </Card>
        <ResultStub turno={turno} result={result} closing={closing} times={times} fondo={fondo}>
          <StickyFooterSpace height={80} />
          <Box sx={FOOTER}>
            <Typography sx={{ display: { xs: 'none', sm: 'block' }, fontSize: 13, color: 'text.secondary' }}>
              {T.frozen}
            </Typography>
            <Button variant="outlined" startIcon={<ReplayRounded />} disabled={closing.saving} onClick={onAgain} {...fastTap}>
              {T.again}
            </Button>
            <BusyButton busy={closing.saving} startIcon={<LockOutlined />} onClick={() => void submit()} sx={CLOSE} {...fastTap}>
              {closing.saving ? T.closing : T.close}
            </BusyButton>
          </Box>
        </ResultStub>
      </Columns>
    </CajaLayout>
  );
}

/** The buttons stand at the bottom of the stub; on a phone they are fixed above the tabs. */
const FOOTER = {
  display: 'grid',
  gap: 2,
  mt: 'auto',
  pt: { sm: 3 },
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
  position: { xs: 'fixed', sm: 'static' },
  inset: { xs: 'auto 0 var(--lavanda-pestanas, 64px)', sm: 'auto' },
  zIndex: { xs: 20, sm: 'auto' },
  p: { xs: '10px 12px 12px', sm: '12px 0 0' },
  bgcolor: 'background.paper',
  borderTop: { xs: '1px solid', sm: 0 },
  borderColor: { xs: 'divider' },
  '& > button': { minHeight: { xs: 56, sm: 44 }, px: 3 },
  [LOW]: { position: 'static' },
} as const;

const CLOSE = {
  '&&': { minHeight: { xs: 56, sm: 60 } },
  fontSize: { xs: 16, sm: 18 },
  fontWeight: 700,
  borderRadius: '14px',
} as const;
