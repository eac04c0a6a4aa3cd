import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FormControl from '@mui/material/FormControl';
import Select, { type SelectProps } from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import FieldError from './FieldError.tsx';

type Passed = 'name' | 'value' | 'readOnly' | 'onBlur' | 'renderValue' | 'children';

export interface SelectFieldProps extends Pick<SelectProps<string>, Passed> {
  label: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** Select with its label above and its error below, linked for screen readers. Its children are the options. */
export default function SelectField({ label, error, onChange, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth error={Boolean(error)} sx={{ gap: 1.5, minWidth: 0 }}>
      <Typography component="label" id={`${id}-etiqueta`} htmlFor={id} variant="label" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Select
        {...rest}
        displayEmpty
        notched={false}
        IconComponent={ExpandMoreRounded}
        onChange={({ target }) => onChange(target.value)}
        SelectDisplayProps={{
          id,
          'aria-labelledby': `${id}-etiqueta ${id}`,
          'aria-invalid': Boolean(error),
          ...(error && { 'aria-describedby': `${id}-error` }),
        }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 420 } } } }}
      />
      <FieldError id={`${id}-error`} mensaje={error} />
    </FormControl>
  );
}
