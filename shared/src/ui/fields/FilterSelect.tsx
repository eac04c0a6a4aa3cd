import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface FilterSelectProps {
  label: string;
  icon: ReactNode;
  /** Text of the option that turns the filter off; its value is ''. */
  all: string;
  options: readonly { value: string; name: string }[];
  value: string;
  onChange(value: string): void;
  onOpen?: () => void;
  /** Text of a last, disabled option that says why there are no others. */
  notice?: string | undefined;
  disabled?: boolean;
  sx?: SxProps<Theme>;
}

/** Select by which a page shows what belongs to one option or, with its first option, everything. */
export default function FilterSelect({ label, icon, all, options, onChange, notice, sx, ...rest }: FilterSelectProps) {
  return (
    <Select
      {...rest}
      displayEmpty
      IconComponent={ExpandMoreRounded}
      notched={false}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ input: { 'aria-label': label } }}
      SelectDisplayProps={{ 'aria-label': label }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          {icon}
        </InputAdornment>
      }
      sx={[FIELD, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <MenuItem value="">{all}</MenuItem>
      {options.map(({ value, name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
      {notice && <MenuItem disabled>{notice}</MenuItem>}
    </Select>
  );
}

const FIELD = { minHeight: 44, fontSize: 15, '& .MuiSelect-select': { minHeight: 24, py: 2.5, pl: 2.5 } } as const;
