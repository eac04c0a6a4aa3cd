import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, useId } from 'react';

export interface AmountDisplayProps {
  /** Accessible name; also shown above with `withLabel`. */
  label: string;
  withLabel?: boolean;
  text: string;
  onText(text: string): void;
  prefix?: string;
  suffix?: string;
  /** Shown at the right, such as the resulting amount. */
  right?: ReactNode;
  error?: boolean;
  describe?: string | undefined;
  onFocus?: () => void;
  autoFocus?: boolean;
  /** Smaller text, for two displays side by side. */
  compact?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const Frame = styled('div')(({ theme }) => ({
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
  '&[data-compact="true"]': { padding: '8px 12px', fontSize: 24, lineHeight: '32px' },
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

const Label = styled('label')(({ theme }) => ({
  display: 'block',
  marginBottom: 6,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

/** Large number display. It is a real input, for keyboards, paste and screen readers, but opens no on-screen keyboard. */
export default function AmountDisplay(props: AmountDisplayProps) {
  const { label, withLabel = false, text, onText, prefix, suffix, right, error = false, describe, onFocus } = props;
  const { autoFocus = false, compact = false, ref } = props;
  const id = useId();
  return (
    <div>
      {withLabel && <Label htmlFor={id}>{label}</Label>}
      <Frame data-error={error} data-compact={compact} onClick={(event) => event.currentTarget.querySelector('input')?.focus()}>
        <span>
          {prefix}
          <input
            id={id}
            ref={ref}
            type="text"
            inputMode="none"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: a dialog opens on its display (UI guide 7)
            autoFocus={autoFocus}
            aria-label={withLabel ? undefined : label}
            aria-invalid={error}
            aria-describedby={describe}
            value={text}
            style={{ width: `${Math.max(1, text.length) + 0.4}ch` }}
            onFocus={(event) => {
              event.target.select();
              onFocus?.();
            }}
            onChange={(event) => onText(event.target.value)}
          />
          {suffix && <small>{suffix}</small>}
        </span>
        {right}
      </Frame>
    </div>
  );
}
