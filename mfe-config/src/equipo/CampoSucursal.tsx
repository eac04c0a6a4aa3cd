import { mensajeDeFallo, useSucursalesQuery } from '@lavanda/shared';
import AvisoError from '@lavanda/shared/ui/AvisoError';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TEXTOS_FORMA as T } from './textos';

interface CampoSucursalProps {
  valor: string;
  error: string | undefined;
  onCambio(idSucursal: string): void;
}

/** The laundry's branches. */
export default function CampoSucursal({ valor, error, onCambio }: CampoSucursalProps) {
  const { data: sucursales = [], error: fallo, refetch } = useSucursalesQuery();
  const id = useId();
  const nota = `${id}-nota`;
  const mensaje = error ?? (fallo ? T.sinSucursales(mensajeDeFallo(fallo)) : undefined);
  return (
    <FormControl fullWidth error={Boolean(error)} sx={{ gap: 1.5 }}>
      <Typography component="label" variant="label" htmlFor={id} sx={{ color: 'text.secondary' }}>
        {T.sucursal}
      </Typography>
      <NativeSelect
        value={sucursales.some(({ _id }) => _id === valor) ? valor : ''}
        onChange={({ target }) => onCambio(target.value)}
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
        inputProps={{ id, 'aria-invalid': Boolean(error), 'aria-describedby': mensaje ? nota : undefined }}
      >
        <option value="" disabled hidden>
          {T.seleccionar}
        </option>
        {sucursales.map(({ _id, nombre_sucursal }) => (
          <option key={_id} value={_id}>
            {nombre_sucursal}
          </option>
        ))}
      </NativeSelect>
      <AvisoError id={nota} mensaje={mensaje} />
      {fallo && (
        <Button onClick={refetch} sx={{ justifySelf: 'start', alignSelf: 'start' }}>
          {T.reintentar}
        </Button>
      )}
    </FormControl>
  );
}
