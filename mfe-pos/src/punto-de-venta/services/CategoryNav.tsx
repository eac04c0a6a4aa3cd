import { styled } from '@mui/material/styles';
import { type RefObject, useEffect, useState } from 'react';
import { TEXTOS } from '../textos';

interface CategoryNavProps {
  nombres: readonly string[];
  /** Element whose `section[data-categoria]` are spied. */
  lista: RefObject<HTMLElement | null>;
}

const Barra = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& button': {
    minHeight: 44,
    padding: '0 14px',
    border: 0,
    borderRadius: theme.radii.completo,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    fontSize: 14,
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&[aria-current]': { backgroundColor: theme.vars.palette.primary.light, color: theme.vars.palette.primary.text },
  },
}));

/** The category at the top of the list: the first section whose end is below the sticky search. */
function categoryInView(secciones: Iterable<HTMLElement>, borde: number): string | undefined {
  for (const seccion of secciones) {
    if (seccion.getBoundingClientRect().bottom > borde + 60) return seccion.dataset.categoria;
  }
  return undefined;
}

/** Jumps to a category and marks the one being looked at. On a phone the page scrolls, elsewhere the list. */
export default function CategoryNav({ nombres, lista }: CategoryNavProps) {
  const [actual, setActual] = useState(nombres[0]);

  useEffect(() => {
    const elemento = lista.current;
    if (!elemento) return;
    const mirar = () => {
      const borde = Math.max(elemento.getBoundingClientRect().top, 120);
      setActual(categoryInView(elemento.querySelectorAll<HTMLElement>('section[data-categoria]'), borde));
    };
    elemento.addEventListener('scroll', mirar, { passive: true });
    window.addEventListener('scroll', mirar, { passive: true });
    return () => {
      elemento.removeEventListener('scroll', mirar);
      window.removeEventListener('scroll', mirar);
    };
  }, [lista]);

  function ir(nombre: string) {
    setActual(nombre);
    const secciones = lista.current?.querySelectorAll<HTMLElement>('section[data-categoria]') ?? [];
    [...secciones].find((seccion) => seccion.dataset.categoria === nombre)?.scrollIntoView({ block: 'start' });
  }

  const marcada = actual !== undefined && nombres.includes(actual) ? actual : nombres[0];
  return (
    <Barra aria-label={TEXTOS.categorias}>
      {nombres.map((nombre) => (
        <button key={nombre} type="button" aria-current={nombre === marcada ? 'true' : undefined} onClick={() => ir(nombre)}>
          {nombre}
        </button>
      ))}
    </Barra>
  );
}
