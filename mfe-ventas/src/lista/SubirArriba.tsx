import { enfocarTitulo } from '@lavanda/shared/ui/foco';
import PieFijo from '@lavanda/shared/ui/PieFijo';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Fab from '@mui/material/Fab';
import { useEffect, useState } from 'react';
import { TEXTOS as T } from '../textos';

/** Back to the first row, once more than one screen has gone by; from any row, Control+Home comes to it. The focus goes to the title, where the list begins. */
export default function SubirArriba() {
  const [lejos, setLejos] = useState(false);
  useEffect(() => {
    const mirar = () => setLejos(window.scrollY > window.innerHeight);
    mirar();
    window.addEventListener('scroll', mirar, { passive: true });
    return () => window.removeEventListener('scroll', mirar);
  }, []);
  if (!lejos) return null;

  const subir = () => {
    enfocarTitulo();
    const sinMovimiento = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: sinMovimiento ? 'auto' : 'smooth' });
  };
  return (
    <>
      <PieFijo alto={64} enAncho={64} />
      <Fab aria-label={T.irArriba} title={T.irArribaTeclas} aria-keyshortcuts="Control+Home" onClick={subir} sx={BOTON}>
        <ArrowUpwardRounded aria-hidden />
      </Fab>
    </>
  );
}

const BOTON = {
  position: 'fixed',
  left: '50%',
  ml: '-26px',
  bottom: { xs: 80, sm: 24 },
  width: 52,
  height: 52,
  bgcolor: 'background.paper',
  color: 'primary.text',
  border: 1,
  borderColor: 'divider',
  boxShadow: 8,
  '&:hover': { bgcolor: 'background.default' },
} as const;
