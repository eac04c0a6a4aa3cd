import { useConnected, useCurrentUser, useFreshness } from '@lavanda/shared';
import { DEFAULT_TIME_ZONE, dayIn, isLocalDay } from '@lavanda/shared/domain/dates';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import StickyFooterSpace from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import DriversDialog from '../drivers/DriversDialog';
import StartDialog from '../drivers/StartDialog';
import { useKeepsDrivers } from '../drivers/useKeepsDrivers';
import { useRutasDayQuery } from '../endpoints';
import ShareDialog from '../share/ShareDialog';
import { TEXTS } from '../texts';
import Actions from './Actions';
import { countsOf, type StopFilter } from './board';
import Day, { type Opened } from './Day';
import DayStepper from './DayStepper';
import Header from './Header';
import { FOOTER } from './layout';
import { useOrder } from './useOrder';

/** Polling interval while no live events come, ms. */
const POLL_MS = 60_000;

/** Page of a day's pickups and deliveries: each driver's stops, in their order and on the map. */
export default function RutaPage() {
  const [query, setQuery] = useSearchParams();
  const { sucursalData: sucursal } = useCurrentUser();
  const today = dayIn(sucursal?.zona_horaria ?? DEFAULT_TIME_ZONE, new Date());
  const asked = query.get('dia') ?? '';
  const day = isLocalDay(asked) ? asked : today;
  const { currentData: data, error, refetch } = useRutasDayQuery(day, useFreshness(POLL_MS));
  const connected = useConnected();
  const management = useKeepsDrivers();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [filter, setFilter] = useState<StopFilter>('todas');
  const [opened, setOpened] = useState<Opened | null>(null);
  const { order, busy } = useOrder(data);
  const hasPast = day < (data?.hoy ?? today);
  const enabled = connected && data !== undefined && !hasPast;
  const close = () => setOpened(null);
  const actions = (
    <Actions
      enabled={enabled && data.paradas.length > 0}
      ordering={busy}
      onShare={() => setOpened({ what: 'repartir' })}
      onOrder={() => order()}
    />
  );
  return (
    <>
      <Header
        stepper={
          <DayStepper
            day={day}
            today={data?.hoy ?? today}
            onChange={(next) => setQuery(next === today ? {} : { dia: next }, { replace: true })}
          />
        }
        counts={data && countsOf(data)}
        filter={filter}
        onFilter={setFilter}
        actions={phone ? null : actions}
        management={
          management && connected
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
      {!data && !error && <PageSkeleton cantidad={9} height={58} />}
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
      {data && opened?.what === 'repartir' && (
        <ShareDialog day={data} onClose={close} onDrivers={management ? () => setOpened({ what: 'choferes' }) : null} />
      )}
      {opened?.what === 'choferes' && <DriversDialog onClose={close} />}
      {data && opened?.what === 'salida' && <StartDialog start={data.sucursal.salida} onClose={close} />}
    </>
  );
}
