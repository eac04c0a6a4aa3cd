import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTS } from '../texts';
import { keyOf, shortName } from './board';

interface LateWarningProps {
  day: RouteDay;
  /** Whether stops can be reordered now. */
  enabled: boolean;
  onOrder(driverId: string): void;
}

/** Warning about a late stop, with the minutes of delay that a better order would leave and the kilometres it would save. */
export default function LateWarning({ day, enabled, onOrder }: LateWarningProps) {
  const { sugerencia: found } = day;
  const stop = found && day.paradas.find((each) => keyOf(each) === keyOf(found.parada));
  const driver = found && day.choferes.find(({ _id }) => _id === found.chofer);
  if (!found || !stop || !driver) return null;
  return (
    <Box role="status" sx={WARNING}>
      <ScheduleRounded aria-hidden />
      <p>
        <b>{TEXTS.lateTitle(stop.cliente_name, stop.llega ?? '', found.minutos_tarde)}</b>{' '}
        {TEXTS.lateAdvice(shortName(driver), found.quedan_tarde, found.ahorra_km)}
      </p>
      <Button
        variant="outlined"
        color="warning"
        disabled={!enabled}
        onClick={() => onOrder(driver._id)}
        sx={{ bgcolor: 'background.paper', flex: 'none' }}
      >
        {TEXTS.order}
      </Button>
    </Box>
  );
}

const WARNING = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  m: { xs: '8px', lg: '10px' },
  p: '8px 12px',
  borderRadius: '12px',
  bgcolor: 'warning.light',
  color: 'warning.main',
  fontSize: 14.5,
  lineHeight: '20px',
  '& p': { flex: 1, m: 0 },
} as const;
