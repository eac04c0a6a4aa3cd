import FieldError from '@lavanda/shared/ui/fields/FieldError';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FORM_TEXTS as T } from '../texts';
import type { ServiceForm } from './useServiceForm';

interface CategoryFieldProps {
  form: ServiceForm;
  categories: readonly string[];
}

/** Selector of the existing categories (spec 2 "Servicios"). */
export default function CategoryField({ form, categories }: CategoryFieldProps) {
  const id = useId();
  const { categoria: category } = form.values;
  const error = form.errors.categoria;
  const options = category === '' || categories.includes(category) ? categories : [category, ...categories];
  return (
    <FormControl fullWidth error={Boolean(error)} sx={{ gap: 1.5, minWidth: 0 }}>
      <Typography component="label" id={`${id}-etiqueta`} htmlFor={id} variant="label" sx={{ color: 'text.secondary' }}>
        {T.categoria}
      </Typography>
      <Select
        displayEmpty
        notched={false}
        IconComponent={ExpandMoreRounded}
        value={category}
        readOnly={form.saving}
        onChange={({ target }) => form.write('categoria', target.value)}
        SelectDisplayProps={{
          id,
          'aria-labelledby': `${id}-etiqueta ${id}`,
          'aria-invalid': Boolean(error),
          ...(error && { 'aria-describedby': `${id}-error` }),
        }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 420 } } } }}
      >
        {category === '' && <MenuItem value="">{T.select}</MenuItem>}
        {options.map((option) => (
          <MenuItem key={option} value={option} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {option}
          </MenuItem>
        ))}
      </Select>
      <FieldError id={`${id}-error`} mensaje={error} />
    </FormControl>
  );
}
