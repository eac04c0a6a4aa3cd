import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { fieldId } from '../form/validate';
import { ENVIO_TEXTS as T } from '../texts';
import { acceptAmount, adjustAmount } from './amounts';

interface AmountFieldProps {
  campo: string;
  label: string;
  /** Number of the range, from 1. It is part of the accessible name, to tell the rows apart. */
  number: number;
  value: string;
  onChange(value: string): void;
  onLeave(value: string): void;
  invalid: boolean;
  /** Id of the element that describes the field. */
  describedBy: string | undefined;
  placeholder?: string;
}

export default function AmountField(props: AmountFieldProps) {
  const { campo: field, label, number, value, onChange, onLeave, invalid, describedBy, placeholder } = props;
  const id = fieldId(field);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        component="label"
        variant="label"
        htmlFor={id}
        sx={[{ display: 'block', mb: 1.5, color: 'text.secondary' }, number > 1 && PHONE_ONLY]}
      >
        {label}
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        notched={false}
        error={invalid}
        value={value}
        placeholder={placeholder ?? ''}
        startAdornment={value === '' ? undefined : <span aria-hidden>$&nbsp;</span>}
        slotProps={{
          input: {
            'aria-label': `${label}${T.ofRange(number)}`,
            inputMode: 'decimal',
            autoComplete: 'off',
            'aria-describedby': describedBy,
          },
        }}
        onChange={({ target }) => {
          const accepted = acceptAmount(target.value);
          if (accepted !== null) onChange(accepted);
        }}
        onBlur={() => {
          const adjusted = adjustAmount(value);
          if (adjusted !== value) onChange(adjusted);
          onLeave(adjusted);
        }}
        sx={{ minHeight: 44, pl: '14px', '& input': { p: '10px 14px 10px 0' } }}
      />
    </Box>
  );
}

/** Shows the label only on phones; on wider screens the first row's label is the title of the column. */
const PHONE_ONLY = { display: { sm: 'none' } } as const;
