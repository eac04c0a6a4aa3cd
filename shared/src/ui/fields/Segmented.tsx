import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface SegmentOption<V extends string | number> {
  value: V;
  label: string;
  /** Count shown beside the label. */
  count?: number;
  disabled?: boolean;
  icon?: ReactNode;
}

export interface SegmentedProps<V extends string | number> {
  /** Accessible name of the group. */
  label: string;
  options: readonly SegmentOption<V>[];
  value: V;
  onChange(value: NoInfer<V>): void;
  /** 'normal' is 44 px high, 'grande' 52 px. */
  size?: 'normal' | 'grande';
  /** Fills the width with equal options. */
  fill?: boolean;
  /** Draws separate buttons that wrap to more lines, for options too long for one row. */
  wrap?: boolean;
  /** With `wrap`: on a phone, puts the buttons in one row that scrolls sideways, so that a pad below stays in sight. */
  rowOnPhone?: boolean;
  /** Outlines the selected option instead of filling it, for a choice that depends on another choice beside it. */
  soft?: boolean;
  disabled?: boolean;
}

const Rail = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  padding: 3,
  gap: 2,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.sunken,
  '&[data-fill="true"]': { display: 'flex', '& > *': { flex: '1 1 0', padding: '0 6px' } },
  '&[data-wrap="true"]': { display: 'flex', flexWrap: 'wrap', padding: 0, gap: 8, backgroundColor: 'transparent' },
  '&[data-row="true"]': {
    [theme.breakpoints.down('sm')]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // The padding leaves space for the focus rings, which the scroll container would clip.
      margin: '-6px -24px',
      padding: '6px 24px',
      '& > *': { flex: 'none' },
    },
  },
}));

const Option = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  padding: '0 16px',
  gap: 6,
  borderRadius: 9,
  font: 'inherit',
  fontWeight: 600,
  fontSize: 14,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '[data-size="grande"] > &': { minHeight: 52, fontSize: 15 },
  '&[aria-checked="true"]': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.edge}`,
  },
  '[data-wrap="true"] > &': {
    padding: '0 12px',
    borderRadius: 10,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
    '&[aria-checked="true"]': {
      backgroundColor: theme.vars.palette.primary.light,
      color: theme.vars.palette.primary.text,
      boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.graphic}`,
    },
  },
  '[data-soft="true"] > &[aria-checked="true"]': {
    backgroundColor: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.text,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.graphic}`,
  },
  '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
  '&.Mui-disabled[aria-checked="true"]': { color: theme.vars.palette.primary.contrastText },
  '@media (forced-colors: active)': {
    '&[aria-checked="true"]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
}));

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Radio group for a few options, moved with arrows, Home and End. It may start with none selected. */
export default function Segmented<V extends string | number>(props: SegmentedProps<V>) {
  const { label, options, value, onChange, size = 'normal', fill = false, wrap = false, soft = false, disabled = false } = props;
  const { rowOnPhone = false } = props;
  const group = useRef<HTMLDivElement>(null);
  const enabled = options.filter((option) => !disabled && !option.disabled);

  function select(option: SegmentOption<V> | undefined) {
    if (!option) return;
    const index = options.indexOf(option);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[index]?.focus();
    if (option.value !== value) onChange(option.value);
  }

  function onType(event: KeyboardEvent) {
    const current = enabled.findIndex((option) => option.value === value);
    const step = STEP[event.key];
    // With nothing selected, a step forward selects the first option and a step back the last.
    const from = current === -1 && step === -1 ? 0 : current;
    if (step !== undefined) select(enabled[(from + step + enabled.length) % enabled.length]);
    else if (event.key === 'Home') select(enabled[0]);
    else if (event.key === 'End') select(enabled.at(-1));
    else return;
    event.preventDefault();
  }

  const onTab = enabled.some((option) => option.value === value) ? value : enabled[0]?.value;
  return (
    <Rail
      ref={group}
      role="radiogroup"
      aria-label={label}
      data-size={size}
      data-fill={fill}
      data-wrap={wrap}
      data-row={rowOnPhone}
      data-soft={soft}
      onKeyDown={onType}
    >
      {options.map((option) => (
        <Option
          key={option.value}
          role="radio"
          aria-checked={option.value === value}
          disabled={disabled || option.disabled === true}
          tabIndex={option.value === onTab ? 0 : -1}
          onClick={() => option.value !== value && onChange(option.value)}
        >
          {option.icon}
          {option.label}
          {option.count !== undefined && <span style={{ fontWeight: 500 }}>{option.count}</span>}
        </Option>
      ))}
    </Rail>
  );
}
