import type { Aviso, EstadoRaiz } from '@lavanda/shared';
import { ALTO_DEL_PIE } from '@lavanda/shared/ui/PieFijo';
import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import { TEXTOS } from '../app/textos';
import { Toast } from './Toast';

/** Errors in sight at once: more would cover a phone. */
const ERRORES = 2;

/** The messages in sight: the last errors, which stay until dismissed, and of the others one at a time, oldest first. */
function aLaVista(todos: readonly Aviso[]): Aviso[] {
  const errores = todos.filter(({ tipo }) => tipo === 'error').slice(-ERRORES);
  const otro = todos.find(({ tipo }) => tipo !== 'error');
  return todos.filter((aviso) => aviso === otro || errores.includes(aviso));
}

/** Messages of every section, one over another. */
export function Toasts() {
  const todos = useSelector((estado: EstadoRaiz) => estado.avisos);
  const vistos = aLaVista(todos);
  if (vistos.length === 0) return null;
  const ocultos = todos.filter(({ tipo }) => tipo === 'error').length - ERRORES;
  return (
    <Box sx={PILA}>
      {ocultos > 0 && <Box sx={OCULTOS}>{TEXTOS.masAvisos(ocultos)}</Box>}
      {vistos.map((aviso) => (
        <Toast key={aviso.id} aviso={aviso} ultimo={aviso === vistos.at(-1)} />
      ))}
    </Box>
  );
}

const PILA = {
  position: 'fixed',
  zIndex: 'snackbar',
  // Over what a page keeps at its foot, and on the phone over the section tabs.
  bottom: { xs: `calc(76px + var(${ALTO_DEL_PIE}, 0px))`, sm: `calc(24px + var(${ALTO_DEL_PIE}, 0px))` },
  left: { xs: 12, sm: '50%' },
  right: { xs: 12, sm: 'auto' },
  transform: { sm: 'translateX(-50%)' },
  display: 'flex',
  flexDirection: 'column',
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: 2,
  pointerEvents: 'none',
} as const;

const OCULTOS = {
  alignSelf: 'center',
  px: 4,
  borderRadius: '12px',
  bgcolor: 'background.inverse',
  color: '#fff',
  fontSize: 13,
  lineHeight: '24px',
} as const;
