import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId } from 'react';

export interface PantallaProps {
  /** Accessible name, and the small label above when `conEtiqueta`. */
  etiqueta: string;
  conEtiqueta?: boolean;
  texto: string;
  onTexto(texto: string): void;
  prefijo?: string;
  sufijo?: string;
  /** At the right: the result of the amount, live. */
  derecha?: ReactNode;
  error?: boolean;
  describe?: string | undefined;
  onFoco?: () => void;
  autoFocus?: boolean;
  /** Smaller type, for two displays side by side. */
  compacta?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const Marco = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '12px 16px',
  borderRadius: 12,
  cursor: 'text',
  border: `1px solid ${theme.vars.palette.outline}`,
  fontSize: 32,
  lineHeight: '40px',
  fontWeight: 700,
  '&:focus-within': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.graphic}`, borderColor: 'transparent' },
  '&[data-error="true"]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.error.main}`, borderColor: 'transparent' },
  '&[data-compacta="true"]': { padding: '8px 12px', fontSize: 24, lineHeight: '32px' },
  '& > span': { display: 'flex', alignItems: 'baseline', minWidth: 0 },
  '& small': { fontSize: 16, fontWeight: 600, color: theme.vars.palette.text.secondary, whiteSpace: 'nowrap' },
  '& input': {
    font: 'inherit',
    color: 'inherit',
    border: 0,
    padding: 0,
    background: 'none',
    minWidth: '1ch',
    maxWidth: '100%',
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
}));

const Etiqueta = styled('label')(({ theme }) => ({
  display: 'block',
  marginBottom: 6,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

/** Large display of a number being written: a real input, so physical keys, paste and screen readers work; no on-screen keyboard. */
export default function Pantalla(props: PantallaProps) {
  const { etiqueta, conEtiqueta = false, texto, onTexto, prefijo, sufijo, derecha, error = false, describe, onFoco } = props;
  const { autoFocus = false, compacta = false, ref } = props;
  const id = useId();
  return (
    <div>
      {conEtiqueta && <Etiqueta htmlFor={id}>{etiqueta}</Etiqueta>}
      <Marco
        data-error={error}
        data-compacta={compacta}
        onClick={(evento) => evento.currentTarget.querySelector('input')?.focus()}
      >
        <span>
          {prefijo}
          <input
            id={id}
            ref={ref}
            type="text"
            inputMode="none"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: a dialog opens on its display (UI guide 7)
            autoFocus={autoFocus}
            aria-label={conEtiqueta ? undefined : etiqueta}
            aria-invalid={error}
            aria-describedby={describe}
            value={texto}
            style={{ width: `${Math.max(1, texto.length) + 0.4}ch` }}
            onFocus={(evento) => {
              evento.target.select();
              onFoco?.();
            }}
            onChange={(evento) => onTexto(evento.target.value)}
          />
          {sufijo && <small>{sufijo}</small>}
        </span>
        {derecha}
      </Marco>
    </div>
  );
}
