import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface OpcionSegmento<V extends string | number> {
  valor: V;
  etiqueta: string;
  /** Number beside the label. */
  cuenta?: number;
  deshabilitada?: boolean;
  icono?: ReactNode;
}

export interface SegmentedProps<V extends string | number> {
  /** Accessible name of the group. */
  etiqueta: string;
  opciones: readonly OpcionSegmento<V>[];
  valor: V;
  onCambio(valor: NoInfer<V>): void;
  /** 'normal' 44 px, 'grande' 52 px. */
  tamano?: 'normal' | 'grande';
  /** Fills the width, every option alike. */
  llenar?: boolean;
  deshabilitado?: boolean;
}

const Riel = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  padding: 3,
  gap: 2,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.sunken,
  '&[data-llenar="true"]': { display: 'flex', '& > *': { flex: '1 1 0', padding: '0 6px' } },
}));

const Opcion = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  padding: '0 16px',
  gap: 6,
  borderRadius: 9,
  font: 'inherit',
  fontWeight: 600,
  fontSize: 14,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '[data-tamano="grande"] > &': { minHeight: 52, fontSize: 15 },
  '&[aria-checked="true"]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.edge}`,
  },
  '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
  '@media (forced-colors: active)': {
    '&[aria-checked="true"]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
}));

const PASO: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One choice of a few, one chosen once one has been: a radio group that arrows, Home and End move along. */
export default function Segmented<V extends string | number>(props: SegmentedProps<V>) {
  const { etiqueta, opciones, valor, onCambio, tamano = 'normal', llenar = false, deshabilitado = false } = props;
  const grupo = useRef<HTMLDivElement>(null);
  const habilitadas = opciones.filter((opcion) => !deshabilitado && !opcion.deshabilitada);

  function elegir(opcion: OpcionSegmento<V> | undefined) {
    if (!opcion) return;
    const indice = opciones.indexOf(opcion);
    grupo.current?.querySelectorAll<HTMLElement>('[role="radio"]')[indice]?.focus();
    if (opcion.valor !== valor) onCambio(opcion.valor);
  }

  function alTeclear(evento: KeyboardEvent) {
    const actual = habilitadas.findIndex((opcion) => opcion.valor === valor);
    const paso = PASO[evento.key];
    // With nothing chosen, forwards begins at the first and backwards at the last.
    const desde = actual === -1 && paso === -1 ? 0 : actual;
    if (paso !== undefined) elegir(habilitadas[(desde + paso + habilitadas.length) % habilitadas.length]);
    else if (evento.key === 'Home') elegir(habilitadas[0]);
    else if (evento.key === 'End') elegir(habilitadas.at(-1));
    else return;
    evento.preventDefault();
  }

  const enTabulador = habilitadas.some((opcion) => opcion.valor === valor) ? valor : habilitadas[0]?.valor;
  return (
    <Riel ref={grupo} role="radiogroup" aria-label={etiqueta} data-tamano={tamano} data-llenar={llenar} onKeyDown={alTeclear}>
      {opciones.map((opcion) => (
        <Opcion
          key={opcion.valor}
          role="radio"
          aria-checked={opcion.valor === valor}
          disabled={deshabilitado || opcion.deshabilitada === true}
          tabIndex={opcion.valor === enTabulador ? 0 : -1}
          onClick={() => opcion.valor !== valor && onCambio(opcion.valor)}
        >
          {opcion.icono}
          {opcion.etiqueta}
          {opcion.cuenta !== undefined && <span style={{ fontWeight: 500 }}>{opcion.cuenta}</span>}
        </Opcion>
      ))}
    </Riel>
  );
}
