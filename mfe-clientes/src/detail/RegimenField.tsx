import { FISCAL_REGIMES, normalizeRfc, personType, regimesOf } from '@lavanda/shared/domain/rfc';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FormControl from '@mui/material/FormControl';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { regimenName } from '../clientes/regimen';
import { TEXTS } from '../texts';
import type { CustomerForm } from './useCustomerForm';

const T = TEXTS.detail;

/** Tax regime from SAT's catalogue: those of the RFC's kind of person, or all while the RFC isn't valid. */
export default function RegimenField({ form }: { form: CustomerForm }) {
  const id = useId();
  const { regimenFiscal, rfc } = form.values;
  const error = form.errors.regimenFiscal;
  const type = personType(normalizeRfc(rfc));
  const applicable = type ? regimesOf(type) : FISCAL_REGIMES;
  const selected = FISCAL_REGIMES.filter(({ key }) => key === regimenFiscal && !applicable.some((one) => one.key === key));
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
        renderValue={(key) => <RegimenName key={key} />}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 420 } } } }}
      >
        <MenuItem value="">{T.withoutRegimen}</MenuItem>
        {[...selected, ...applicable].map(({ key, nombre: name }) => (
          <MenuItem key={key} value={key} sx={{ whiteSpace: 'normal' }}>
            {`${key} ${name}`}
          </MenuItem>
        ))}
      </Select>
      <FieldError id={`${id}-error`} mensaje={error} />
    </FormControl>
  );
}

function RegimenName({ key }: { key: string }) {
  if (key === '') return <span style={{ color: 'var(--mui-palette-text-disabled)' }}>{T.select}</span>;
  return regimenName(key);
}
