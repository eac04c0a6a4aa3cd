import { useConnected, useCurrentUser, useFreshness } from '@lavanda/shared';
import type { Chofer, Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { DEFAULT_TIME_ZONE, dayIn, isLocalDay } from '@lavanda/shared/domain/dates';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
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
import LinkDialog from '../links/LinkDialog';
import RouteMap from '../map/RouteMap';
import ShareDialog from '../share/ShareDialog';
import StopDialog from '../stops/StopDialog';
import { TEXTS } from '../texts';
import Actions from './Actions';
import { countsOf, groupsOf, keyOf, type StopFilter } from './board';
import DayStepper from './DayStepper';
import Header from './Header';
import LateWarning from './LateWarning';
import { FOOTER, GRID } from './layout';
import PhoneTabs, { type PhoneView } from './PhoneTabs';
import StopList from './StopList';
import { useMove } from './useMove';
import { useOrder } from './useOrder';

/** Polling interval while no live events come, ms. */
const POLL_MS = 60_000;

type Opened = { what: 'parada'; key: string } | { what: 'enlace'; driver: Chofer } | { what: 'repartir' | 'choferes' | 'salida' };

/** The day's pickups and deliveries: who does which, in which order, and where they are. */
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
      {!data && error && <ErrorPanel title={TEXTS.failure} error={error} onRetry={refetch} />}
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

interface DayProps {
  day: RouteDay;
  filter: StopFilter;
  phone: boolean;
  /** Whether the day may change: not a past one, nor without the server. */
  enabled: boolean;
  opened: Opened | null;
  onOpened(opened: Opened): void;
  onClose(): void;
  onOrder(driverId?: string): void;
}

function Day({ day, filter, phone, enabled, opened, onOpened, onClose, onOrder }: DayProps) {
  const [view, setView] = useState<PhoneView>('lista');
  const [only, setOnly] = useState('');
  const [focused, setFocused] = useState<string | null>(null);
  const { move, step, moveOver, announcement } = useMove(day);
  const everybody = groupsOf(day, filter);
  // A driver whose last stop went to another has no tab any more.
  const chosen = everybody.some(({ driver }) => driver?._id === only) ? only : '';
  const groups = phone && chosen !== '' ? everybody.filter(({ driver }) => driver?._id === chosen) : everybody;
  const stops = groups.flatMap((group) => group.stops);
  const open = (stop: Parada) => onOpened({ what: 'parada', key: keyOf(stop) });
  const stop = opened?.what === 'parada' ? day.paradas.find((each) => keyOf(each) === opened.key) : undefined;
  const late = day.sugerencia ? keyOf(day.sugerencia.parada) : null;
  return (
    <>
      {phone && <PhoneTabs groups={everybody} driver={chosen} onDriver={setOnly} view={view} onView={setView} />}
      {day.paradas.length === 0 && <EmptyState title={TEXTS.empty} detail={TEXTS.emptyDetail} />}
      {day.paradas.length > 0 && (
        <Box sx={GRID}>
          {(!phone || view === 'lista') && (
            <StopList
              groups={groups}
              day={day.fecha}
              canMove={enabled}
              top={<LateWarning day={day} enabled={enabled} onOrder={onOrder} />}
              onOpen={open}
              onFocus={(each) => setFocused(keyOf(each))}
              onStep={step}
              onMove={move}
              onMoveOver={moveOver}
              onLink={(driver) => onOpened({ what: 'enlace', driver })}
              onOrder={({ _id }) => onOrder(_id)}
            />
          )}
          {(!phone || view === 'mapa') && (
            <RouteMap
              label={TEXTS.mapName}
              start={day.sucursal.salida}
              drivers={day.choferes}
              stops={stops}
              shown={focused ?? late}
              onSelect={open}
              isStraight={day.en_linea_recta}
              fitKey={`${day.fecha} ${chosen}`}
            />
          )}
        </Box>
      )}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {announcement}
      </Box>
      {stop && (
        <StopDialog
          stop={stop}
          day={day.fecha}
          drivers={day.choferes}
          canMove={enabled}
          onMove={(driverId) => {
            onClose();
            move(stop, driverId);
          }}
          onClose={onClose}
        />
      )}
      {opened?.what === 'enlace' && <LinkDialog driver={opened.driver} day={day.fecha} onClose={onClose} />}
    </>
  );
}
