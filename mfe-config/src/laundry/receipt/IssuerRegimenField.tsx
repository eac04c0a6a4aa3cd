import { regimenText } from '@lavanda/shared/domain/receipt';
import { FISCAL_REGIMES, normalizeRfc, personType, regimesOf } from '@lavanda/shared/domain/rfc';
import SelectField from '@lavanda/shared/ui/fields/SelectField';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId } from '../form/validate';
import { RECEIPT_TEXTS as T } from './texts';

const FIELD = 'emisor.regimenFiscal';

/** Choice of the laundry's tax regime: those for its RFC's kind of person (all while the RFC isn't valid) and the chosen one. */
export default function IssuerRegimenField({ form }: { form: IdentityForm }) {
  const { emisor: issuer } = form.values;
  const type = personType(normalizeRfc(issuer.rfc));
  const applicable = type ? regimesOf(type) : FISCAL_REGIMES;
  const selected = FISCAL_REGIMES.filter(({ key }) => key === issuer.regimenFiscal && !applicable.some((one) => one.key === key));
  return (
    <Box id={fieldId(FIELD)} sx={{ minWidth: 0 }}>
      <SelectField
        label={T.regimenFiscal}
        error={form.errors[FIELD]}
        value={issuer.regimenFiscal}
        onChange={(key) => form.write(FIELD, { emisor: { ...issuer, regimenFiscal: key } })}
        renderValue={selectedName}
      >
        <MenuItem value="">{T.withoutRegimen}</MenuItem>
        {[...selected, ...applicable].map(({ key }) => (
          <MenuItem key={key} value={key} sx={{ whiteSpace: 'normal' }}>
            {regimenText(key)}
          </MenuItem>
        ))}
      </SelectField>
    </Box>
  );
}

function selectedName(key: string) {
  if (key === '') return <span style={{ color: 'var(--mui-palette-text-disabled)' }}>{T.select}</span>;
  return regimenText(key);
}
