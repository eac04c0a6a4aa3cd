import type { Issuer } from '@lavanda/shared/domain/receipt';
import { hasValidCheckDigit, normalizeRfc, personType } from '@lavanda/shared/domain/rfc';
import Field from '@lavanda/shared/ui/fields/Field';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import Card from '../form/Card';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId } from '../form/validate';
import IssuerRegimenField from './IssuerRegimenField';
import { issuerDraft } from './issuerDraft';
import LinkFormField from './LinkFormField';
import PrivacyField from './PrivacyField';
import { RECEIPT_TEXTS as T } from './texts';

/** Maximum length of each text, in characters (contract). */
const MAX = { razonSocial: 200, rfc: 20, cp: 5, profeco: 40, quejas: 120, clabe: 40, titular: 200 } as const;

type TextName = keyof typeof MAX;

interface IssuerFieldProps {
  form: IdentityForm;
  name: TextName;
  help?: string | undefined;
  optional?: boolean;
  inputMode?: ComponentProps<'input'>['inputMode'];
}

/** Text field of the issuer. On blur, the value is shown normalized; account and phone in groups of digits. */
function IssuerField({ form, name, help, optional = false, inputMode }: IssuerFieldProps) {
  const { emisor: issuer } = form.values;
  const field = `emisor.${name}`;
  const write = (changed: Issuer) => form.write(field, { emisor: changed });
  return (
    <Field
      id={fieldId(field)}
      label={T[name]}
      optional={optional}
      value={issuer[name]}
      error={form.errors[field]}
      help={help}
      input={{ maxLength: MAX[name], autoComplete: 'off', ...(inputMode && { inputMode }) }}
      onChange={({ target }) => write({ ...issuer, [name]: target.value })}
      onBlur={() => {
        const shown = issuerDraft(form.storedIssuer)[name];
        if (shown !== issuer[name]) write({ ...issuer, [name]: shown });
        form.leave(field, issuer[name]);
      }}
    />
  );
}

function rfcNotice(typed: string): string | undefined {
  const rfc = normalizeRfc(typed);
  return personType(rfc) !== null && !hasValidCheckDigit(rfc) ? T.rfcNotice : undefined;
}

interface ReceiptSectionProps {
  form: IdentityForm;
  missing: ReactNode;
  /** False for an older server, which stores no privacy notice. */
  withPrivacy: boolean;
  /** False for an older server, which stores no SAT code for payment links. */
  withLinkForm: boolean;
}

/** Fields for the issuer's data on receipts. `missing` is the element that lists the data still needed. */
export default function ReceiptSection({ form, missing, withPrivacy, withLinkForm }: ReceiptSectionProps) {
  return (
    <Card title={T.title}>
      {missing}
      <Box sx={FIELDS}>
        <IssuerField form={form} name="razonSocial" help={T.legalNameHelp} />
        <IssuerField form={form} name="rfc" help={rfcNotice(form.values.emisor.rfc)} />
        <IssuerRegimenField form={form} />
        <IssuerField form={form} name="cp" inputMode="numeric" />
        <IssuerField form={form} name="profeco" help={T.profecoHelp} />
        <IssuerField form={form} name="quejas" help={T.complaintsHelp} />
        <IssuerField form={form} name="clabe" help={T.clabeHelp} inputMode="numeric" optional />
        <IssuerField form={form} name="titular" help={T.ownerHelp} optional />
        {withLinkForm && <LinkFormField form={form} />}
        {withPrivacy && <PrivacyField form={form} />}
      </Box>
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        {T.terms}
      </Typography>
    </Card>
  );
}

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
} as const;
