import { formatoCantidad, formatoDinero } from '@lavanda/shared/domain/dinero';
import { importeLinea } from '@lavanda/shared/domain/nota';
import { EN_UN_RENGLON } from '@lavanda/shared/ui/enUnRenglon';
import { enfocarTitulo } from '@lavanda/shared/ui/foco';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import type { Linea } from '../../notas/nota';
import { TEXTOS } from '../textos';
import type { NoteActions } from './noteActions';
import { type Flash, useFlash } from './useFlash';

export interface ArticleLineProps {
  linea: Linea;
  /** Name in the catalogue of a flexible service; its line carries its own. */
  catalogo: string | undefined;
  bloqueado: boolean;
  /** Given to the line that was last added to. */
  flash: Flash | null;
  actions: NoteActions;
}

const Row = styled('li')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto 44px',
    alignItems: 'center',
    gap: 10,
    height: 52,
    '& + &': { borderTop: `1px solid ${palette.divider}` },
    // Lit from one side of the paper to the other.
    '&[data-luz="true"]': {
      backgroundColor: palette.primary.tint50,
      boxShadow: `calc(-1 * var(--margen)) 0 ${palette.primary.tint50}, var(--margen) 0 ${palette.primary.tint50}`,
    },
    '& b, & small': { display: 'block', ...EN_UN_RENGLON },
    '& b': { fontWeight: 600, fontSize: 16, lineHeight: '20px', [theme.breakpoints.down('sm')]: { fontSize: 15 } },
    '& small': { fontSize: 13, lineHeight: '16px', color: palette.text.disabled },
    '& > span:last-of-type': {
      fontVariantNumeric: 'tabular-nums',
      color: palette.text.primary,
      whiteSpace: 'nowrap',
      fontWeight: 700,
      fontSize: 16,
    },
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      height: 44,
      margin: 0,
      border: 0,
      fontFamily: 'inherit',
      cursor: 'pointer',
      userSelect: 'none',
      WebkitTapHighlightColor: 'transparent',
      '&:disabled': { pointerEvents: 'none', cursor: 'default' },
    },
    '& button:first-of-type': {
      minWidth: 58,
      margin: -4,
      padding: '0 8px',
      // A transparent edge of the target, which is larger than what is seen of it.
      border: '4px solid transparent',
      backgroundClip: 'padding-box',
      borderRadius: theme.radii.s + 4,
      fontWeight: 700,
      fontSize: 16,
      whiteSpace: 'nowrap',
      backgroundColor: palette.background.default,
      color: palette.text.primary,
      '&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
    },
    '& button[title]': {
      width: 44,
      marginRight: -8,
      padding: 8,
      borderRadius: theme.radii.m,
      backgroundColor: 'transparent',
      color: palette.text.secondary,
      '&:hover': { backgroundColor: palette.background.sunken },
      '& svg': { fontSize: 22 },
    },
  };
});

function detalle({ medida, precio }: Linea, catalogo: string | undefined): string {
  if (medida === 'flex') return catalogo ?? TEXTOS.flexible;
  return `${formatoDinero(precio)} ${medida === 'kg' ? TEXTOS.porKg : TEXTOS.cadaUno}`;
}

/** One line of the note: quantity, service, amount, Eliminar. +, - and Supr work on it (UI guide 7). */
export default function ArticleLine({ linea, catalogo, bloqueado, flash, actions }: ArticleLineProps) {
  const renglon = useRef<HTMLLIElement>(null);
  const lit = useFlash(renglon, flash);
  const cantidad = formatoCantidad(linea.cantidad);

  function eliminar() {
    const vecino = renglon.current?.nextElementSibling ?? renglon.current?.previousElementSibling;
    const siguiente = vecino?.querySelector<HTMLElement>('button');
    actions.remove(linea);
    // After the last one, to the top of the page: not to a field, which would bring a tablet's keyboard up.
    if (siguiente) siguiente.focus();
    else enfocarTitulo();
  }

  function alTeclear(evento: KeyboardEvent) {
    if (bloqueado || evento.ctrlKey || evento.metaKey || evento.altKey) return;
    if (evento.key === '+') actions.addUnit(linea, 1);
    else if (evento.key === '-') actions.addUnit(linea, -1);
    else if (evento.key === 'Delete') eliminar();
    else return;
    evento.preventDefault();
  }

  return (
    <Row ref={renglon} data-luz={lit} onKeyDown={alTeclear}>
      <button
        type="button"
        disabled={bloqueado}
        aria-label={TEXTOS.cambiarCantidad(cantidad, linea.servicio)}
        onClick={() => actions.open({ tipo: 'cantidad', linea })}
      >
        {cantidad} ×
      </button>
      <span>
        <b>{linea.servicio}</b>
        <small>{detalle(linea, catalogo)}</small>
      </span>
      <span>{formatoDinero(importeLinea(linea), 2)}</span>
      {!bloqueado && (
        <button type="button" aria-label={TEXTOS.eliminarLinea(linea.servicio)} title={TEXTOS.eliminar} onClick={eliminar}>
          <DeleteOutlineRounded aria-hidden />
        </button>
      )}
    </Row>
  );
}
