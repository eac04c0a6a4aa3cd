import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useRef } from 'react';

export interface CardProps {
  /** Accessible name of the card. */
  nombre: string;
  text: string;
  close: string;
  onClose(): void;
  /** True when the card was opened from the map, so it takes the focus. */
  focus: boolean;
  children?: ReactNode;
}

/** Card that belongs to a point of the map. Escape closes it. */
export default function Card({ nombre: name, text, close, onClose, focus, children }: CardProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) box.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <Box
      ref={box}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      data-over-map
      sx={CARD}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Box component="p" sx={TEXT}>
        {text}
      </Box>
      <IconButton aria-label={close} onClick={onClose} sx={{ position: 'absolute', right: 2, top: 2 }}>
        <CloseRounded />
      </IconButton>
      {children}
    </Box>
  );
}

/** Truncates a long text, so that the card fits on a phone's map. */
const TEXT = {
  m: 0,
  pr: 9,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '6',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const CARD = {
  position: 'relative',
  width: 272,
  maxWidth: 'calc(100vw - 64px)',
  p: '12px 8px 4px 16px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderRadius: '14px',
  boxShadow: 8,
  fontSize: 15,
  lineHeight: '20px',
  textAlign: 'left',
  cursor: 'auto',
  '&::after': {
    content: '""',
    position: 'absolute',
    left: '50%',
    bottom: -8,
    width: 16,
    height: 16,
    bgcolor: 'background.paper',
    transform: 'translateX(-50%) rotate(45deg)',
    borderRadius: '0 0 3px 0',
  },
} as const;
