import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { TEXTS } from './texts';

/** Hint shown while the next click on the map places a domicilio; its button and Escape cancel the placement. */
export default function PlaceHint({ number, onLeave }: { number: number; onLeave(): void }) {
  useEffect(() => {
    const onType = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onLeave();
    };
    document.addEventListener('keydown', onType);
    return () => document.removeEventListener('keydown', onType);
  }, [onLeave]);
  return (
    <Box role="status" sx={HINT}>
      <Box component="span" sx={{ flex: 1 }}>
        {TEXTS.placeHint(number)}
      </Box>
      <Button color="inherit" onClick={onLeave}>
        {TEXTS.notNow}
      </Button>
    </Box>
  );
}

const HINT = {
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
