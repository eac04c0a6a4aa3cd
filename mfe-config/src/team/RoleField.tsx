import FieldError from '@lavanda/shared/ui/fields/FieldError';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ROLE_TEXTS, TEXTS } from './texts';

export type AssignableRole = keyof typeof ROLE_TEXTS;

const ROLES: readonly AssignableRole[] = ['user', 'admin', 'accountant'];

interface RoleFieldProps {
  /** The chosen role; null keeps the account's current role, which this form can't assign. */
  value: AssignableRole | null;
  error: string | undefined;
  onChange(role: AssignableRole): void;
  /** Texts about what the choice of role changes or keeps, shown below the role's description. */
  warnings?: readonly string[];
  /** Button that undoes the choice of role. */
  action?: ReactNode;
}

/** Choice of one of the three assignable roles (spec 6), with a line that names sections of the chosen role. */
export default function RoleField({ value, error, onChange, warnings = [], action }: RoleFieldProps) {
  const id = useId();
  const help = `${id}-ayuda`;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography component="span" id={id} variant="label" sx={{ color: 'text.secondary' }}>
        {TEXTS.rol}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={help}
        value={value ?? ''}
        onChange={(_event, role) => {
          const selected = ROLES.find((one) => one === role);
          if (selected) onChange(selected);
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))', gap: 2 }}
      >
        {ROLES.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={<Radio size="small" />}
            label={ROLE_TEXTS[role].nombre}
            sx={OPTION}
          />
        ))}
      </RadioGroup>
      <Stack id={help} aria-live="polite" sx={{ gap: 1, fontSize: 13, lineHeight: '18px', color: 'text.disabled' }}>
        {value && <span>{ROLE_TEXTS[value].sees}</span>}
        {warnings.map((warning) => (
          <span key={warning}>{warning}</span>
        ))}
      </Stack>
      {action}
      <FieldError mensaje={error} />
    </Stack>
  );
}

const OPTION = {
  m: 0,
  px: { xs: 0.5, sm: 1.5 },
  minHeight: 48,
  borderRadius: '10px',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-outline)',
  bgcolor: 'background.paper',
  '& .MuiFormControlLabel-label': { fontSize: 15, fontWeight: 600 },
  '& .MuiRadio-root': { p: { xs: 1.5, sm: 2 }, color: 'text.disabled' },
  '& .MuiRadio-root.Mui-checked': { color: 'primary.graphic' },
  '& .MuiRadio-root.Mui-focusVisible': { outline: 'none', boxShadow: 'none' },
  '&:has(.Mui-checked)': { bgcolor: 'primary.tint50', boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-graphic)' },
  '&:has(.Mui-focusVisible)': { outline: '3px solid #0b0f14', outlineOffset: 2 },
  '@media (forced-colors: active)': {
    border: '1px solid ButtonText',
    '&:has(.Mui-checked)': { borderColor: 'Highlight' },
  },
} as const;
