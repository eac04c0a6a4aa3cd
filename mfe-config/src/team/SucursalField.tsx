import { errorMessage, useSucursalesQuery } from '@lavanda/shared';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FORM_TEXTS as T } from './texts';

interface SucursalFieldProps {
  value: string;
  error: string | undefined;
  onChange(idSucursal: string): void;
}

export default function SucursalField({ value, error, onChange }: SucursalFieldProps) {
  const { data: sucursales = [], error: failure, refetch } = useSucursalesQuery();
  const id = useId();
  const nota = `${id}-nota`;
  const message = error ?? (failure ? T.noSucursales(errorMessage(failure)) : undefined);
  return (
    <FormControl fullWidth error={Boolean(error)} sx={{ gap: 1.5 }}>
      <Typography component="label" variant="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {T.sucursal}
      </Typography>
      <NativeSelect
        value={sucursales.some(({ _id }) => _id === value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
        IconComponent={ExpandMoreRounded}
        input={
          <OutlinedInput
            notched={false}
            startAdornment={
              <InputAdornment position="start" sx={{ mr: 0 }}>
                <StorefrontOutlined />
              </InputAdornment>
            }
          />
        }
        inputProps={{ id, 'aria-invalid': Boolean(error), 'aria-describedby': message ? nota : undefined }}
      >
        <option value="" disabled hidden>
          {T.select}
        </option>
        {sucursales.map(({ _id, nombre_sucursal: branchName }) => (
          <option key={_id} value={_id}>
            {branchName}
          </option>
        ))}
      </NativeSelect>
      <FieldError id={nota} mensaje={message} />
      {failure && (
        <Button onClick={refetch} sx={{ justifySelf: 'start', alignSelf: 'start' }}>
          {T.retry}
        </Button>
      )}
    </FormControl>
  );
}
