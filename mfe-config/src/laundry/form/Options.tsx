import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { Theme } from '@mui/material/styles';

interface OptionsProps<V extends string | number> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange(value: NoInfer<V>): void;
}

export default function Options<V extends string | number>({ label, options, value, onChange }: OptionsProps<V>) {
  return (
    <RadioGroup aria-label={label} value={value} sx={GROUP}>
      {options.map((option) => (
        <Box key={option.value} component="label" data-selected={option.value === value} sx={OPTION}>
          <Radio size="small" value={option.value} onChange={() => onChange(option.value)} />
          {option.label}
        </Box>
      ))}
    </RadioGroup>
  );
}

const GROUP = {
  display: 'grid',
  gridAutoFlow: { sm: 'column' },
  gridAutoColumns: { sm: 'minmax(0, 1fr)' },
  gap: 2,
} as const;

const OPTION = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  pl: 1,
  pr: 3,
  borderRadius: '10px',
  fontWeight: 600,
  fontSize: 15,
  cursor: 'pointer',
  boxShadow: (theme: Theme) => `inset 0 0 0 1px ${theme.vars?.palette.outline}`,
  '&[data-selected="true"]': {
    bgcolor: 'primary.tint50',
    boxShadow: (theme: Theme) => `inset 0 0 0 2px ${theme.vars?.palette.primary.graphic}`,
  },
  '& .MuiRadio-root': { width: 44, height: 44, color: 'text.secondary', '&.Mui-checked': { color: 'primary.graphic' } },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
} as const;
