import { normalizarRfc, REGIMENES_FISCALES, regimenesDe, tipoPersona } from '@lavanda/shared/domain/rfc';
import AvisoError from '@lavanda/shared/ui/AvisoError';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { nombreDeRegimen } from '../clientes/regimen';
import { TEXTOS } from '../textos';
import type { CustomerForm } from './useCustomerForm';

const T = TEXTOS.detalle;

/** Tax regime from SAT's catalogue: those for the kind of person of the RFC, all while there is no valid one. */
export default function CampoRegimen({ form }: { form: CustomerForm }) {
  const id = useId();
  const { regimenFiscal, rfc } = form.values;
  const error = form.errors.regimenFiscal;
  const tipo = tipoPersona(normalizarRfc(rfc));
  const propios = tipo ? regimenesDe(tipo) : REGIMENES_FISCALES;
  const elegido = REGIMENES_FISCALES.filter(
    ({ clave }) => clave === regimenFiscal && !propios.some((uno) => uno.clave === clave),
  );
  return (
    <FormControl fullWidth error={Boolean(error)} sx={{ gap: 1.5, minWidth: 0 }}>
      <Typography component="label" id={`${id}-etiqueta`} htmlFor={id} variant="label" sx={{ color: 'text.secondary' }}>
        {T.regimenFiscal}
      </Typography>
      <Select
        displayEmpty
        notched={false}
        IconComponent={ExpandMoreRounded}
        name="regimenFiscal"
        value={regimenFiscal}
        readOnly={form.saving}
        onChange={({ target }) => form.write('regimenFiscal', target.value)}
        onBlur={() => form.leave('regimenFiscal')}
        SelectDisplayProps={{
          id,
          'aria-labelledby': `${id}-etiqueta ${id}`,
          'aria-invalid': Boolean(error),
          ...(error && { 'aria-describedby': `${id}-error` }),
        }}
        renderValue={(clave) => <NombreDeRegimen clave={clave} />}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 420 } } } }}
      >
        <MenuItem value="">{T.sinRegimen}</MenuItem>
        {[...elegido, ...propios].map(({ clave, nombre }) => (
          <MenuItem key={clave} value={clave} sx={{ whiteSpace: 'normal' }}>
            {`${clave} ${nombre}`}
          </MenuItem>
        ))}
      </Select>
      <AvisoError id={`${id}-error`} mensaje={error} />
    </FormControl>
  );
}

function NombreDeRegimen({ clave }: { clave: string }) {
  if (clave === '') return <span style={{ color: 'var(--mui-palette-text-disabled)' }}>{T.seleccionar}</span>;
  return nombreDeRegimen(clave);
}
