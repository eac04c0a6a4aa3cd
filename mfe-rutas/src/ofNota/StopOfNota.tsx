import { serverNow, useCurrentUser, useFreshness } from '@lavanda/shared';
import type { Parada, RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { DEFAULT_TIME_ZONE, dayIn } from '@lavanda/shared/domain/dates';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { isPending } from '../day/board';
import { useRutasDayQuery } from '../endpoints';
import { TEXTS } from '../texts';

/** Polling interval while no live events come, ms. */
const POLL_MS = 60_000;

/** Line on a nota's page with the nota's driver and place in today's route. Draws nothing while no driver has the nota. */
export default function StopOfNota({ notaId }: { notaId: string }) {
  const { sucursalData: sucursal } = useCurrentUser();
  const today = dayIn(sucursal?.zona_horaria ?? DEFAULT_TIME_ZONE, serverNow());
  const { currentData: day } = useRutasDayQuery(today, useFreshness(POLL_MS));
  const stop = day && stopOf(day, notaId);
  const driver = day?.choferes.find(({ _id }) => _id === stop?.chofer);
  if (!stop || !driver) return null;
  return (
    <Box component="p" sx={LINE}>
      <RouteOutlined aria-hidden />
      <Link to="/app/ruta">{TEXTS.stopOfNota(driver.nombre, stop.orden, outcomeOf(stop))}</Link>
    </Box>
  );
}

/** The nota's stop to show. If it is collected and delivered on the same day, the pending one comes first. */
function stopOf({ paradas }: RouteDay, nota: string): Parada | undefined {
  const own = paradas.filter((stop) => stop.nota === nota && stop.chofer !== null);
  return own.find(isPending) ?? own.at(-1);
}

function outcomeOf({ estado: state, tipo: kind, llega: hour }: Parada): string {
  if (state === 'pendiente') return hour === null ? '' : `, llega ${hour}`;
  const done = kind === 'entrega' ? TEXTS.delivered : TEXTS.collected;
  const what = (state === 'hecha' ? done : TEXTS.absent).toLowerCase();
  return hour === null ? `, ${what}` : `, ${what} a las ${hour}`;
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  m: 0,
  px: { xs: 4, sm: 5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px',
  bgcolor: 'background.paper',
  fontSize: 15,
  lineHeight: '20px',
  '& svg': { fontSize: 18, color: 'text.secondary' },
  '& a': { color: 'primary.text', fontWeight: 600, py: '14px' },
} as const;
