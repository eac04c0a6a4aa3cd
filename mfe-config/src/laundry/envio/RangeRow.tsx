import FieldError from '@lavanda/shared/ui/fields/FieldError';
import type { FieldErrors } from '@lavanda/shared/ui/form/useForm';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { RangeRow as Row } from '../form/draft';
import { fieldId } from '../form/validate';
import { ENVIO_TEXTS as T } from '../texts';
import AmountField from './AmountField';

const PARTS = ['min', 'max', 'envio'] as const;
const LABELS = { min: T.from, max: T.until, envio: T.envio } as const;

interface RangeRowProps {
  /** Index of the range, from 0. */
  place: number;
  row: Row;
  /** Errors and warnings, by their field's name in the contract. */
  errors: FieldErrors;
  warnings: FieldErrors;
  onChange(change: Partial<Row>): void;
  onLeave(field: string, value: string): void;
  onClear(): void;
}

/** Fields of a range: from, up to, and price. Errors and warnings appear below the fields. */
export default function RangeRow({ place, row, errors, warnings, onChange, onLeave, onClear }: RangeRowProps) {
  const number = place + 1;
  const prefix = `envio.rules.rango.${place}`;
  return (
    <Box component="li" sx={ROW}>
      {PARTS.map((part) => {
        const field = `${prefix}.${part}`;
        const message = errors[field] ?? warnings[field];
        return (
          <AmountField
            key={part}
            campo={field}
            label={LABELS[part]}
            number={number}
            value={row[part]}
            {...(part === 'max' && { placeholder: T.withoutLimit })}
            invalid={errors[field] !== undefined}
            describedBy={message === undefined ? undefined : `${fieldId(field)}-nota`}
            onChange={(value) => onChange({ [part]: value })}
            onLeave={(value) => onLeave(field, value)}
          />
        );
      })}
      <IconButton aria-label={T.remove(number)} onClick={onClear} sx={{ alignSelf: 'end' }}>
        <DeleteOutlineRounded />
      </IconButton>
      <Box aria-live="polite" sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        {PARTS.map((part) => {
          const field = `${prefix}.${part}`;
          const id = `${fieldId(field)}-nota`;
          const error = errors[field];
          if (error !== undefined) return <FieldError key={part} id={id} mensaje={error} />;
          const warning = warnings[field];
          return (
            warning !== undefined && (
              <Box key={part} id={id} sx={WARNING}>
                <WarningRounded aria-hidden sx={{ fontSize: 16, mt: '1px' }} />
                <span>{warning}</span>
              </Box>
            )
          );
        })}
      </Box>
    </Box>
  );
}

const ROW = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr) 44px', sm: 'repeat(3, minmax(0, 1fr)) 44px' },
  gap: 2,
  // On a phone the price is on a second line, with the delete button beside it.
  '& > :nth-of-type(3)': { gridColumn: { xs: '1', sm: 'auto' } },
  '& > button': { gridColumn: { xs: '3', sm: 'auto' } },
} as const;

const WARNING = {
  display: 'flex',
  gap: 1.5,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 500,
  color: 'warning.main',
} as const;
