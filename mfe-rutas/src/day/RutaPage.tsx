import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import StickyFooterSpace from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useKeepsDrivers } from '../drivers/useKeepsDrivers';
import { TEXTS } from '../texts';
import Actions from './Actions';
import { countsOf, type StopFilter } from './board';
import Day from './Day';
import DayStepper from './DayStepper';
import Header from './Header';
import { FOOTER } from './layout';
import type { Opened } from './opened';
import PlanDialogs from './PlanDialogs';
import { useOrder } from './useOrder';
import { useShownDay } from './useShownDay';

/** Page of a day's pickups and deliveries: each driver's stops, in their order and on the map. */
export default function RutaPage() {
  const { day, today, data, error, refetch, connected, enabled, choose } = useShownDay();
  const canManage = useKeepsDrivers();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [filter, setFilter] = useState<StopFilter>('todas');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { order, busy } = useOrder(data);
  const close = () => setOpened(null);
  const actions = (
    <Actions
      enabled={enabled && data !== undefined && data.paradas.length > 0}
      ordering={busy}
      onShare={() => setOpened({ what: 'repartir' })}
      onOrder={() => order()}
    />
  );
  return (
    <>
      <Header
        stepper={<DayStepper day={day} today={today} onChange={choose} />}
        counts={data && countsOf(data)}
        filter={filter}
        onFilter={setFilter}
        actions={phone ? null : actions}
        management={
          canManage && connected
            ? { onDrivers: () => setOpened({ what: 'choferes' }), onStart: () => setOpened({ what: 'salida' }) }
            : null
        }
      />
      {!connected && data && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {TEXTS.offline}
        </Alert>
      )}
      {!data && error && <ErrorPanel title={notRead(error, TEXTS.needed, TEXTS.failure)} error={error} onRetry={refetch} />}
      {!data && !error && <PageSkeleton count={9} height={58} />}
      {data && (
        <Day
          day={data}
          filter={filter}
          phone={phone}
          enabled={enabled}
          opened={opened}
          onOpened={setOpened}
          onClose={close}
          onOrder={order}
        />
      )}
      {phone && (
        <Box sx={FOOTER}>
          {actions}
          <StickyFooterSpace height={68} />
        </Box>
      )}
      <PlanDialogs day={data} opened={opened} canManage={canManage} onOpened={setOpened} onClose={close} />
    </>
  );
}
