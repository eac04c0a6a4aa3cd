import Box from '@mui/material/Box';
import { initials } from '../../domain/text.ts';

export interface InitialsAvatarProps {
  nombre: string;
  /** Diameter, px. */
  size?: number;
}

/** A person's initials beside their name; hidden from screen readers. */
export default function InitialsAvatar({ nombre: name, size = 36 }: InitialsAvatarProps) {
  return (
    <Box aria-hidden component="span" sx={{ ...CIRCLE, width: size, height: size }}>
      {initials(name)}
    </Box>
  );
}

const CIRCLE = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '50%',
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  fontWeight: 700,
  fontSize: 14,
  boxShadow: '0 0 0 2px #fff',
} as const;
