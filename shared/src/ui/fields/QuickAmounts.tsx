import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

export interface QuickAmountsProps<V> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: V; label: string; selected?: boolean }[];
  onSelect(value: V): void;
}

const Row = styled('div')({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 8 });

const Button = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  borderRadius: theme.radii.m,
  font: 'inherit',
  fontWeight: 600,
  fontSize: 15,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.outline}`,
  '&[aria-pressed="true"]': {
    backgroundColor: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.text,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.graphic}`,
  },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}));

/** Row of buttons for common values; it draws nothing without options. Pressing a button doesn't move the focus. */
export default function QuickAmounts<V>({ label, options, onSelect }: QuickAmountsProps<V>) {
  if (options.length === 0) return null;
  return (
    <Row role="group" aria-label={label} onMouseDown={(event) => event.preventDefault()}>
      {options.map((option) => (
        <Button key={option.label} aria-pressed={option.selected} onClick={() => onSelect(option.value)}>
          {option.label}
        </Button>
      ))}
    </Row>
  );
}
