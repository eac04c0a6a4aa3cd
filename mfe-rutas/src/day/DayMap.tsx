import type { Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import RouteMap from '../map/RouteMap';
import { TEXTS } from '../texts';
import { keyOf } from './board';

interface DayMapProps {
  day: RouteDay;
  stops: readonly Parada[];
  /** Id of the only driver shown; '' for all. */
  driver: string;
  /** Key of the stop with the focus in the list, if any. */
  focused: string | null;
  onOpen(stop: Parada): void;
}

/** The day's routes on a map. Draws at most one stop larger: the focused stop, or else the late stop of the warning. */
export default function DayMap({ day, stops, driver, focused, onOpen }: DayMapProps) {
  const lateKey = day.sugerencia ? keyOf(day.sugerencia.parada) : null;
  return (
    <RouteMap
      label={TEXTS.mapName}
      start={day.sucursal.salida}
      drivers={day.choferes}
      stops={stops}
      shown={focused ?? lateKey}
      onSelect={onOpen}
      isStraight={day.en_linea_recta}
      fitKey={`${day.fecha} ${driver}`}
    />
  );
}
