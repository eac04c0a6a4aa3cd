import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FormControl from '@mui/material/FormControl';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SelectFilterProps {
  label: string;
  /** Value of the chosen option; '' when this filter is off. */
  value: string;
  all: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
  onFocus?: () => void;
}

/** Drop-down filter with a single choice and its label above (UI guide 5). */
export default function SelectFilter({ label, value, all, options, onChange, onFocus }: SelectFilterProps) {
  const id = useId();
  return (
    <FormControl sx={{ gap: 1.5, flex: { xs: '1 1 100%', sm: '1 1 0' }, minWidth: 0 }}>
      <Typography component="label" variant="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <NativeSelect
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onFocus={onFocus}
        IconComponent={ExpandMoreRounded}
        input={<OutlinedInput notched={false} />}
        inputProps={{ id }}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
