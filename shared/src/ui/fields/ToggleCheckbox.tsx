import CheckBoxOutlineBlankRounded from '@mui/icons-material/CheckBoxOutlineBlankRounded';
import CheckBoxRounded from '@mui/icons-material/CheckBoxRounded';
import type { SxProps, Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';

export interface ToggleCheckboxProps {
  label: string;
  value: boolean;
  onChange(value: boolean): void;
  disabled?: boolean;
  sx?: SxProps<Theme>;
}

/** Toggle with a check box icon, so colour isn't its only cue (Factura, A domicilio, Servicio Express). */
export default function ToggleCheckbox({ label, value, onChange, disabled = false, sx }: ToggleCheckboxProps) {
  return (
    <ToggleButton value={label} selected={value} disabled={disabled} onChange={() => onChange(!value)} sx={sx ?? null}>
      {value ? (
        <CheckBoxRounded aria-hidden sx={{ fontSize: 18 }} />
      ) : (
        <CheckBoxOutlineBlankRounded aria-hidden sx={{ fontSize: 18 }} />
      )}
      {label}
    </ToggleButton>
  );
}
