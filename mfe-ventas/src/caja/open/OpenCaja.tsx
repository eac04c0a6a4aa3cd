import type { CajaState } from '@lavanda/shared/contract/schemas/caja';
import HowToCount from '@lavanda/shared/ui/cash/HowToCount';
import type { CashCounting } from '@lavanda/shared/ui/cash/useCashCount';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Card } from '../layout/CajaLayout';
import PhoneSheet from '../layout/PhoneSheet';
import { useOnPhone } from '../layout/useOnPhone';
import { OPEN_TEXTS as T } from '../texts';
import OpeningCounter from './OpeningCounter';
import { useOpeningCount } from './useOpeningCount';

interface OpenCajaProps {
  state: CajaState;
  /** Id of the caja to open, if the URL names one; null opens this register's. */
  shown: string | null;
}

/** 'Abrir caja': counts the fondo and opens a turno with it. On a phone a button opens the count, which fills the screen. */
export default function OpenCaja({ state, shown }: OpenCajaProps) {
  const { count, isRecovered, release } = useOpeningCount(state);
  const onPhone = useOnPhone();
  const [counting, setCounting] = useState(false);
  const counter = { state, shown, count, isRecovered, onOpened: release };
  if (!onPhone) return <OpeningCounter {...counter} head={<Head count={count} />} />;
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
          <OpeningCounter {...counter} />
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
          {T.startDetail}
        </Typography>
      </Box>
      <HowToCount count={count} />
    </Box>
  );
}
