import type { Chofer, Parada } from '@lavanda/shared/contract/schemas/rutas';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import DriverBadge, { markOf } from '../day/DriverBadge';
import { TEXTS } from '../texts';

interface StopMarkProps {
  stop: Parada;
  driver: Chofer | null;
  number: number | null;
  /** Draws the mark larger, with the cliente's name and the arrival above it. */
  isShown: boolean;
  /** True on a small map, where marks are smaller. */
  small: boolean;
}

/** Marker of a stop in its driver's colour and shape: its number, a check, or '!' for an absence; with a ring when it is late. */
export default function StopMark({ stop, driver, number, isShown, small }: StopMarkProps) {
  const { estado: state, minutos_tarde: late, llega: arrival, cliente_name: name } = stop;
  const isLate = state === 'pendiente' && late > 0;
  const size = small ? 20 : isShown ? 40 : 32;
  return (
    <Box component="span" sx={{ position: 'relative', display: 'grid' }}>
      <Box
        component="span"
        sx={{ display: 'grid', p: '2px', bgcolor: '#fff', borderRadius: markOf(driver).radius, ...(isLate && RING) }}
      >
        <DriverBadge driver={driver} done={state === 'hecha'} size={size}>
          {state === 'no_estaba' ? '!' : number}
        </DriverBadge>
      </Box>
      {isShown && (
        <Box component="span" sx={LABEL}>
          <b>{name}</b>
          {arrival !== null && <span>{TEXTS.arrives(arrival, isLate ? late : 0)}</span>}
        </Box>
      )}
    </Box>
  );
}

/** Marker of the point where routes begin. */
export function StartMark({ small = false }: { small?: boolean }) {
  return (
    <Box component="span" sx={small ? { ...START, width: 24, height: 24 } : START}>
      <StorefrontOutlined sx={{ fontSize: small ? 15 : 20 }} />
    </Box>
  );
}

const RING = {
  boxShadow: (theme: { vars: { palette: { warning: { main: string } } } }) => `0 0 0 5px ${theme.vars.palette.warning.main}`,
};

const LABEL = {
  position: 'absolute',
  bottom: 'calc(100% + 12px)',
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'grid',
  width: 'max-content',
  maxWidth: 220,
  p: '6px 14px',
  borderRadius: '10px',
  bgcolor: '#1c2732',
  color: '#fff',
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'center',
  pointerEvents: 'none',
  '& span': { color: '#ffe0a3' },
} as const;

const START = {
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '8px',
  bgcolor: '#16202b',
  color: '#fff',
  boxShadow: '0 0 0 2px #fff',
} as const;
