import { FISCAL_REGIMES, normalizeRfc, personType, regimesOf } from '@lavanda/shared/domain/rfc';
import SelectField from '@lavanda/shared/ui/fields/SelectField';
import MenuItem from '@mui/material/MenuItem';
import { regimenName } from '../clientes/regimen';
import { TEXTS } from '../texts';
import type { CustomerForm } from './useCustomerForm';

const T = TEXTS.detail;

/**
 * Choice of a tax regime from SAT's catalogue: the regimes for the RFC's kind of person (natural or legal), or all while the
 * RFC isn't valid; and the chosen regime, even if it isn't one of them.
 */
export default function RegimenField({ form }: { form: CustomerForm }) {
  const { regimenFiscal, rfc } = form.values;
  const type = personType(normalizeRfc(rfc));
  const applicable = type ? regimesOf(type) : FISCAL_REGIMES;
  const selected = FISCAL_REGIMES.filter(({ key }) => key === regimenFiscal && !applicable.some((one) => one.key === key));
  return (
    <SelectField
      label={T.regimenFiscal}
      error={form.errors.regimenFiscal}
      name="regimenFiscal"
      value={regimenFiscal}
      readOnly={form.saving}
      onChange={(key) => form.write('regimenFiscal', key)}
      onBlur={() => form.leave('regimenFiscal')}
      renderValue={selectedName}
    >
      <MenuItem value="">{T.withoutRegimen}</MenuItem>
      {[...selected, ...applicable].map(({ key, nombre: name }) => (
        <MenuItem key={key} value={key} sx={{ whiteSpace: 'normal' }}>
          {`${key} ${name}`}
        </MenuItem>
      ))}
    </SelectField>
  );
}

function selectedName(key: string) {
  if (key === '') return <span style={{ color: 'var(--mui-palette-text-disabled)' }}>{T.select}</span>;
  return regimenName(key);
}
