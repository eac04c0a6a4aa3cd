import Field from '@lavanda/shared/ui/fields/Field';
import Box from '@mui/material/Box';
import type { IdentityForm } from '../form/useIdentityForm';
import { fieldId } from '../form/validate';
import { COLOR_TEXTS as T } from '../texts';
import { toHex } from './hex';

interface ColorFieldProps {
  form: IdentityForm;
  which: 'primario' | 'secundario';
  /** The last valid colour, which the picker shows while the text isn't a colour. */
  color: string;
}

/** Field for a colour: the browser's colour picker and a text field for the hex code, kept in sync. */
export default function ColorField({ form, which, color }: ColorFieldProps) {
  const field = `colores.${which}`;
  const text = form.values[which];
  const set = (value: string) => form.write(field, { [which]: value });

  function onLeave() {
    const hex = toHex(text);
    if (hex && hex.toUpperCase() !== text) set(hex.toUpperCase());
    else form.leave(field, text);
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: 2 }}>
      <Box
        component="input"
        type="color"
        aria-label={T.select[which]}
        value={color}
        onChange={({ target }) => set(target.value.toUpperCase())}
        sx={SAMPLE}
      />
      <Field
        id={fieldId(field)}
        label={T[which]}
        value={text}
        error={form.errors[field]}
        input={{ maxLength: 7, autoComplete: 'off', spellCheck: false, autoCapitalize: 'characters' }}
        onChange={({ target }) => set(target.value)}
        onBlur={onLeave}
        // The label starts above the picker, to the left of the text field it belongs to.
        sx={{ '& > label': { ml: '-56px' } }}
      />
    </Box>
  );
}

const SAMPLE = {
  width: 48,
  height: 48,
  // The margin is the height of the label, so the picker is level with the input.
  mt: '24px',
  p: 0,
  border: 0,
  borderRadius: '10px',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: '10px', boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / .18)' },
  '&::-moz-color-swatch': { border: 0, borderRadius: '10px' },
} as const;
