import Field from '@lavanda/shared/ui/fields/Field';
import SelectField from '@lavanda/shared/ui/fields/SelectField';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { acceptAmount } from '../envio/amounts';
import { fieldId } from '../form/validate';
import { DISCOUNT_TEXTS as T } from '../texts';
import type { ShareDraft } from './shares';

interface ShareFieldProps {
  label: string;
  /** Text of the option for neither a percentage nor an amount. */
  none: string;
  campo: string;
  value: ShareDraft;
  error: string | undefined;
  onChange(value: ShareDraft): void;
  onLeave(value: string): void;
}

const isKind = (text: string): text is ShareDraft['tipo'] => text === 'porcentaje' || text === 'monto' || text === 'ninguno';

/** Select for a percentage, an amount or neither, with a field for the value beside it. */
export default function ShareField({ label, none, campo: field, value, error, onChange, onLeave }: ShareFieldProps) {
  const { tipo: type, valor: text } = value;
  return (
    <Box sx={ROW}>
      <SelectField
        label={label}
        error={undefined}
        value={type}
        onChange={(kind) => isKind(kind) && onChange({ ...value, tipo: kind })}
      >
        <MenuItem value="ninguno">{none}</MenuItem>
        <MenuItem value="porcentaje">{T.percent}</MenuItem>
        <MenuItem value="monto">{T.amount}</MenuItem>
      </SelectField>
      {type !== 'ninguno' && (
        <Field
          id={fieldId(field)}
          label={T.value(type)}
          value={text}
          error={error}
          input={{ inputMode: 'decimal', autoComplete: 'off', 'aria-label': T.valueOf(label, type) }}
          onChange={({ target }) => {
            const accepted = acceptAmount(target.value);
            if (accepted !== null) onChange({ ...value, valor: accepted });
          }}
          onBlur={() => onLeave(text)}
        />
      )}
    </Box>
  );
}

const ROW = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 140px', gap: 3, alignItems: 'start' } as const;
