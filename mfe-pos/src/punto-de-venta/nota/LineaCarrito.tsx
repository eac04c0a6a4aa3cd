import { formatoCantidad, formatoDinero } from '@lavanda/shared/domain/dinero';
import { importeLinea } from '@lavanda/shared/domain/nota';
import Money from '@lavanda/shared/ui/Money';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import { type KeyboardEvent, memo, useCallback, useEffect, useRef } from 'react';
import type { Linea } from '../../notas/nota';
import type { Mando } from '../mando';
import { TEXTOS } from '../textos';

export interface LineaCarritoProps {
  linea: Linea;
  /** Name in the catalogue of a flexible service; its line carries its own. */
  catalogo: string | undefined;
  bloqueado: boolean;
  /** Grows each time this line was the one added to; 0 when it isn't. */
  destello: number;
  mando: Mando;
}

const aviso = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });

const Renglon = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
  '& b, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { fontWeight: 600, fontSize: 16, lineHeight: '20px' },
  '& small': { fontSize: 13, lineHeight: '16px', color: theme.vars.palette.text.disabled },
  [theme.breakpoints.down('sm')]: { '& b': { fontSize: 15 } },
}));

const Destello = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: '0 calc(-1 * var(--margen))',
  zIndex: -1,
  backgroundColor: theme.vars.palette.primary.tint50,
  opacity: 0,
  animation: `${aviso} 1s ${theme.transitions.easing.easeInOut}`,
}));

const Pildora = styled(ButtonBase)(({ theme }) => ({
  minWidth: 50,
  height: 36,
  padding: '0 8px',
  borderRadius: theme.radii.s,
  fontFamily: 'inherit',
  fontWeight: 700,
  fontSize: 16,
  whiteSpace: 'nowrap',
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  '&::after': { content: '""', position: 'absolute', inset: -4 },
}));

const IMPORTE = { fontSize: 16, fontWeight: 700 } as const;
const BASURERO = { mr: -2 } as const;

const Basura = styled(DeleteOutlineRounded)({ fontSize: 22 });

function detalle({ medida, precio }: Linea, catalogo: string | undefined): string {
  if (medida === 'flex') return catalogo ?? TEXTOS.flexible;
  return `${formatoDinero(precio)} ${medida === 'kg' ? TEXTOS.porKg : TEXTOS.cadaUno}`;
}

interface ArticuloProps extends Omit<LineaCarritoProps, 'destello'> {
  onEliminar(): void;
}

/** What a line says. Memoised apart: the next line's flash puts this one's out, and nothing else of it changes. */
const Articulo = memo(function Articulo({ linea, catalogo, bloqueado, mando, onEliminar }: ArticuloProps) {
  const cantidad = formatoCantidad(linea.cantidad);
  return (
    <>
      <Pildora
        disabled={bloqueado}
        aria-label={TEXTOS.cambiarCantidad(cantidad, linea.servicio)}
        onClick={() => mando.abrir({ tipo: 'cantidad', linea })}
      >
        {cantidad} ×
      </Pildora>
      <span style={{ minWidth: 0 }}>
        <b>{linea.servicio}</b>
        <small>{detalle(linea, catalogo)}</small>
      </span>
      <Money centavos={importeLinea(linea)} sx={IMPORTE} />
      {!bloqueado && (
        <IconButton aria-label={TEXTOS.eliminarLinea(linea.servicio)} title={TEXTOS.eliminar} onClick={onEliminar} sx={BASURERO}>
          <Basura aria-hidden />
        </IconButton>
      )}
    </>
  );
});

/** One line of the note: '{quantity} × {service}', its amount, Eliminar. +, - and Supr work on it (UI guide 7). */
export default memo(function LineaCarrito({ linea, catalogo, bloqueado, destello, mando }: LineaCarritoProps) {
  const renglon = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (destello > 0) renglon.current?.scrollIntoView?.({ block: 'nearest' });
  }, [destello]);

  const eliminar = useCallback(() => {
    const vecino = renglon.current?.nextElementSibling ?? renglon.current?.previousElementSibling;
    const siguiente = vecino?.querySelector<HTMLElement>('button');
    mando.eliminar(linea);
    // After the last one, to the top of the page: not to a field, which would bring a tablet's keyboard up.
    (siguiente ?? document.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: siguiente === undefined });
  }, [linea, mando]);

  function alTeclear(evento: KeyboardEvent) {
    if (bloqueado || evento.ctrlKey || evento.metaKey || evento.altKey) return;
    if (evento.key === '+') mando.sumar(linea, 1);
    else if (evento.key === '-') mando.sumar(linea, -1);
    else if (evento.key === 'Delete') eliminar();
    else return;
    evento.preventDefault();
  }

  return (
    <Renglon ref={renglon} onKeyDown={alTeclear}>
      {destello > 0 && <Destello key={destello} aria-hidden />}
      <Articulo linea={linea} catalogo={catalogo} bloqueado={bloqueado} mando={mando} onEliminar={eliminar} />
    </Renglon>
  );
});
