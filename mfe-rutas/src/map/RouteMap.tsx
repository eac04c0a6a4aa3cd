import type { Chofer, Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import MapView from '@lavanda/shared/ui/map/MapView';
import type { MapMarker } from '@lavanda/shared/ui/map/types';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { keyOf, shortName } from '../day/board';
import DriverBadge from '../day/DriverBadge';
import { TEXTS } from '../texts';
import { linesOf, pointOf } from './routeLayers';
import StopMark, { StartMark } from './StopMark';

interface RouteMapProps {
  label: string;
  start: RouteDay['sucursal']['salida'];
  drivers: readonly Chofer[];
  stops: readonly Parada[];
  /** Key of the stop that is drawn larger. */
  shown: string | null;
  /** Called when a stop is pressed; never with `plain`. */
  onSelect(stop: Parada): void;
  isStraight: boolean;
  /** The view is fitted to the stops again whenever this key changes. */
  fitKey: string;
  /** Draws a small map for looking only: without the legend, and with stops that can't be pressed. */
  plain?: boolean;
}

/** Map of the routes: numbered stops in their driver's colour and shape, joined by a line from the starting point. */
export default function RouteMap(props: RouteMapProps) {
  const { label, start, drivers, stops, shown, onSelect, isStraight, fitKey, plain = false } = props;
  const routes = useMemo(
    () =>
      drivers.map((driver) => {
        const own = stops.filter(({ chofer }) => chofer === driver._id);
        return { driver, stops: own.toSorted((a, b) => (a.orden ?? 0) - (b.orden ?? 0)) };
      }),
    [drivers, stops],
  );
  // Memoized, because a new array would make Google's map redraw all lines.
  const lines = useMemo(() => linesOf(start, routes), [start, routes]);
  const markers: MapMarker[] = stops.flatMap((stop, index) => {
    const point = pointOf(stop);
    if (!point) return [];
    const driver = drivers.find(({ _id }) => _id === stop.chofer) ?? null;
    const look = { number: stop.orden, isShown: keyOf(stop) === shown, small: plain };
    const drawing = <StopMark key="marca" stop={stop} driver={driver} {...look} />;
    return [{ number: index + 1, point, nombre: nameOf(stop, driver), drawing, still: plain }];
  });
  if (start) markers.push({ number: 0, point: start, nombre: TEXTS.start, drawing: <StartMark small={plain} />, still: true });
  const selected = stops.findIndex((stop) => keyOf(stop) === shown);
  const active = routes.filter(({ stops: own }) => own.length > 0);
  return (
    <Box component="section" aria-label={label} sx={FRAME}>
      <MapView
        label={label}
        notices={TEXTS.mapNotices}
        markers={markers}
        lines={lines}
        fitKey={fitKey}
        fitMargin={plain ? 16 : 48}
        selected={selected === -1 ? null : selected + 1}
        onSelect={(number) => {
          const stop = stops[number - 1];
          if (stop) onSelect(stop);
        }}
        onPress={() => undefined}
        placing={false}
        popup={null}
      />
      {!plain && active.length > 0 && (
        <Box component="p" sx={LEGEND}>
          {active.map(({ driver }) => (
            <span key={driver._id}>
              <DriverBadge driver={driver} size={18} />
              {shortName(driver)}
            </span>
          ))}
          {isStraight && <small>{TEXTS.straight}</small>}
        </Box>
      )}
    </Box>
  );
}

function nameOf({ cliente_name: name, orden: place }: Parada, driver: Chofer | null): string {
  return driver && place !== null ? `${name}, ${place} de ${shortName(driver)}` : `${name}, ${TEXTS.unassigned}`;
}

const FRAME = {
  position: 'relative',
  height: '100%',
  minHeight: 0,
  borderRadius: '14px',
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
} as const;

const LEGEND = {
  position: 'absolute',
  left: 12,
  bottom: 32,
  zIndex: 1,
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  maxWidth: 'calc(100% - 88px)',
  p: '8px 14px',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  boxShadow: 8,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  '& > span': { display: 'flex', alignItems: 'center', gap: '8px' },
  '& small': { fontSize: 12.5, fontWeight: 500, color: 'text.secondary' },
} as const;
