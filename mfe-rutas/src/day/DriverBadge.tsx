import type { Chofer } from '@lavanda/shared/contract/schemas/rutas';
import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fixed colours, independent of the tenant's. Each has its own shape, so that colour isn't all that tells drivers apart. */
const MARKS = [
  { color: '#6a3aa2', radius: '50%' },
  { color: '#0a6b73', radius: '27%' },
  { color: '#566600', radius: '50% 50% 27% 27%' },
  { color: '#3f4a57', radius: '50% 27% 50% 27%' },
] as const;
const NOBODY = { color: '#4a5663', radius: '50%' } as const;

export function markOf(driver: Pick<Chofer, 'marca'> | null): { color: string; radius: string } {
  return (driver && MARKS[driver.marca % MARKS.length]) || NOBODY;
}

interface DriverBadgeProps {
  driver: Pick<Chofer, 'marca'> | null;
  /** Draws a stop that is done: only an outline, with a check. */
  done?: boolean;
  /** Width and height, px. */
  size?: number;
  children?: ReactNode;
}

/** A driver's colour and shape, with a number, an initial or a check in it. */
export default function DriverBadge({ driver, done = false, size = 26, children }: DriverBadgeProps) {
  const { color, radius } = markOf(driver);
  const look = done ? { color, background: '#fff', boxShadow: `inset 0 0 0 2px ${color}` } : { color: '#fff', background: color };
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ ...BADGE, width: size, height: size, borderRadius: radius, fontSize: size / 2 }}
      style={look}
    >
      {done ? <CheckRounded sx={{ fontSize: size * 0.65 }} /> : children}
    </Box>
  );
}

const BADGE = { display: 'inline-grid', placeItems: 'center', flex: 'none', fontWeight: 700, lineHeight: 1 } as const;
