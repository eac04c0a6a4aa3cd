import SelectField from '@lavanda/shared/ui/fields/SelectField';
import MenuItem from '@mui/material/MenuItem';
import { FORM_TEXTS as T } from '../texts';
import type { ServiceForm } from './useServiceForm';

interface CategoryFieldProps {
  form: ServiceForm;
  categories: readonly string[];
}

/** Chooses the servicio's category among the existing ones; for a new category the dialog shows `NewCategoryField` instead. */
export default function CategoryField({ form, categories }: CategoryFieldProps) {
  const { categoria: category } = form.values;
  const options = category === '' || categories.includes(category) ? categories : [category, ...categories];
  return (
    <SelectField
      label={T.categoria}
      error={form.errors.categoria}
      value={category}
      readOnly={form.saving}
      onChange={(value) => form.write('categoria', value)}
    >
      {category === '' && <MenuItem value="">{T.select}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option} value={option} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {option}
        </MenuItem>
      ))}
    </SelectField>
  );
}
