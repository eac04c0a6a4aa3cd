import type { Identity } from '@lavanda/shared/contract/schemas/tenant';
import { MAX_RANGES } from '@lavanda/shared/domain/envio';
import { newId } from '@lavanda/shared/domain/newId';
import FieldError from '@lavanda/shared/ui/fields/FieldError';
import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { flushSync } from 'react-dom';
import type { RangeRow as Row } from '../form/draft';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId } from '../form/validate';
import { ENVIO_TEXTS as T } from '../texts';
import { checkRanges } from './checkRanges';
import RangeRow from './RangeRow';

const LIST = 'envio.rules.rango';

interface RangesListProps {
  form: IdentityForm;
  /** The server's warnings about the saved envio rule, such as ranges with a gap between them. */
  warnings: Identity['avisos'];
}

export default function RangesList({ form, warnings }: RangesListProps) {
  const { rangos: ranges } = form.values;
  const rangesCheck = checkRanges(form.values);
  const errors = { ...rangesCheck.errors, ...form.errors };
  const saved = Object.fromEntries(warnings.map(({ campo: field, mensaje: message }) => [field, message]));

  function set(next: readonly Row[], focus: string) {
    flushSync(() => form.write(LIST, { rangos: next }));
    document.getElementById(fieldId(focus))?.focus();
  }

  function add() {
    const min = ranges.length === 0 ? '0.00' : (ranges.at(-1)?.max ?? '');
    set([...ranges, { key: newId(), min, max: '', envio: '' }], `${LIST}.${ranges.length}.${min === '' ? 'min' : 'max'}`);
  }

  function removeRange(place: number) {
    const remaining = ranges.filter((_, each) => each !== place);
    set(remaining, place < remaining.length ? `${LIST}.${place}.min` : 'envio.agregar');
  }

  return (
    <Box sx={{ mt: 3.5 }}>
      <Box component="ol" aria-label={T.rango} sx={{ listStyle: 'none', display: 'grid', gap: { xs: 4, sm: 2 }, m: 0, p: 0 }}>
        {ranges.map((row, place) => (
          <RangeRow
            key={row.key}
            place={place}
            row={row}
            errors={errors}
            warnings={form.deliveryChanged ? rangesCheck.warnings : saved}
            onChange={(change) =>
              form.write(`${LIST}.${place}.`, {
                rangos: ranges.map((each, other) => (other === place ? { ...each, ...change } : each)),
              })
            }
            onLeave={form.leave}
            onClear={() => removeRange(place)}
          />
        ))}
      </Box>
      <div data-at-fault={form.errors[LIST] !== undefined}>
        <FieldError mensaje={form.errors[LIST]} />
        <Button
          id={fieldId('envio.agregar')}
          startIcon={<AddRounded />}
          disabled={ranges.length >= MAX_RANGES}
          onClick={add}
          sx={{ mt: 2, ml: -2, px: 2 }}
        >
          {T.add}
        </Button>
      </div>
    </Box>
  );
}
