import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useRef } from 'react';

export interface TarjetaProps {
  /** Accessible name of the card. */
  nombre: string;
  texto: string;
  cerrar: string;
  onCerrar(): void;
  /** Takes the focus: it was opened on the map, and its buttons are next. */
  enfocar: boolean;
  children?: ReactNode;
}

/** Card that points at a place of the map. Escape closes it. */
export default function Tarjeta({ nombre, texto, cerrar, onCerrar, enfocar, children }: TarjetaProps) {
  const caja = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (enfocar) caja.current?.focus({ preventScroll: true });
  }, [enfocar]);
  return (
    <Box
      ref={caja}
      role="dialog"
      aria-label={nombre}
      tabIndex={-1}
      data-sobre-mapa
      sx={CARTA}
      onKeyDown={(evento) => {
        if (evento.key !== 'Escape') return;
        evento.stopPropagation();
        onCerrar();
      }}
    >
      <Box component="p" sx={TEXTO}>
        {texto}
      </Box>
      <IconButton aria-label={cerrar} onClick={onCerrar} sx={{ position: 'absolute', right: 2, top: 2 }}>
        <CloseRounded />
      </IconButton>
      {children}
    </Box>
  );
}

/** A long address ends in dots, so that the card fits over a phone's map; whole it is in the list. */
const TEXTO = {
  m: 0,
  pr: 9,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '6',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const CARTA = {
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
