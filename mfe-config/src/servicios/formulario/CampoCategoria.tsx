import AvisoError from '@lavanda/shared/ui/AvisoError';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TEXTOS_FORMA as T } from '../textos';
import type { ServiceForm } from './useServiceForm';

interface CampoCategoriaProps {
  form: ServiceForm;
  categorias: readonly string[];
}

/** Category among those that exist (spec 2 "Servicios"). */
export default function CampoCategoria({ form, categorias }: CampoCategoriaProps) {
  const id = useId();
  const { categoria } = form.values;
  const error = form.errors.categoria;
  const opciones = categoria === '' || categorias.includes(categoria) ? categorias : [categoria, ...categorias];
  return (
    <FormControl fullWidth error={Boolean(error)} sx={{ gap: 1.5, minWidth: 0 }}>
      <Typography component="label" id={`${id}-etiqueta`} htmlFor={id} variant="label" sx={{ color: 'text.secondary' }}>
        {T.categoria}
      </Typography>
      <Select
        displayEmpty
        notched={false}
        IconComponent={ExpandMoreRounded}
        value={categoria}
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
        {categoria === '' && <MenuItem value="">{T.seleccionar}</MenuItem>}
        {opciones.map((opcion) => (
          <MenuItem key={opcion} value={opcion} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {opcion}
          </MenuItem>
        ))}
      </Select>
      <AvisoError id={`${id}-error`} mensaje={error} />
    </FormControl>
  );
}
