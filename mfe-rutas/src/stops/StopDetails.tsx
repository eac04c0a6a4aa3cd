import type { Chofer, Parada } from '@lavanda/shared/contract/schemas/rutas';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { dueOf, endOf, errandOf, type ShownDay, windowText } from '../day/stopTexts';
import { TEXTS } from '../texts';

interface StopDetailsProps {
  stop: Parada;
  day: ShownDay;
  drivers: readonly Chofer[];
}

/** What is known of a stop: its place in the route, its errand, how it ended, and the driver's photo. */
export default function StopDetails({ stop, day, drivers }: StopDetailsProps) {
  const { nota, tipo: kind, detalle: written, problema: problem } = stop;
  const { hour, detail } = endOf(stop, day);
  const driver = drivers.find(({ _id }) => _id === stop.chofer);
  const absent = stop.estado === 'no_estaba';
  const outcome = [hour, detail].filter((part) => part !== '' && part !== windowText(stop)).join(' · ');
  const lines = [
    driver && stop.orden !== null ? TEXTS.stopOf(driver.nombre, stop.orden) : '',
    errandOf(stop),
    windowText(stop),
    absent ? '' : outcome,
    dueOf(stop) && TEXTS.toCollect(dueOf(stop)),
    absent ? '' : written,
  ];
  return (
    <>
      <FailureAlert message={problem} sx={{ mb: 3 }} />
      {absent && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          <b>{outcome}</b>
          {written !== '' && ` ${written}`}
        </Alert>
      )}
      {lines.filter(Boolean).map((line) => (
        <Box component="p" key={line} sx={{ m: '0 0 6px', overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      ))}
      {stop.foto && (
        <Box
          component="img"
          src={`/api/rutas/paradas/${nota}/${kind}/foto?fecha=${day.fecha}`}
          alt={TEXTS.photo}
          sx={{ display: 'block', width: '100%', maxHeight: 360, objectFit: 'contain', mt: 2, borderRadius: '12px' }}
        />
      )}
    </>
  );
}
