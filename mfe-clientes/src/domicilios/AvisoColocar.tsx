import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { TEXTOS } from './textos';

/** While the next click on the map is an address's place: says so, and lets it be. Escape does too. */
export default function AvisoColocar({ numero, onDejar }: { numero: number; onDejar(): void }) {
  useEffect(() => {
    const alTeclear = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDejar();
    };
    document.addEventListener('keydown', alTeclear);
    return () => document.removeEventListener('keydown', alTeclear);
  }, [onDejar]);
  return (
    <Box role="status" sx={AVISO}>
      <Box component="span" sx={{ flex: 1 }}>
        {TEXTOS.coloca(numero)}
      </Box>
      <Button color="inherit" onClick={onDejar}>
        {TEXTOS.ahoraNo}
      </Button>
    </Box>
  );
}

const AVISO = {
  position: 'absolute',
  left: 12,
  right: 12,
  top: 12,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 52,
  p: '4px 8px 4px 16px',
  borderRadius: '10px',
  bgcolor: 'background.inverse',
  color: '#fff',
  boxShadow: 8,
  fontSize: 15,
  lineHeight: '20px',
} as const;
