import Field from '@lavanda/shared/ui/fields/Field';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { TEXTS } from '../texts';

interface TypedAddressProps {
  text: string;
  error: string | null;
  /** Whether the address is added to the cliente; null while the cliente isn't loaded, and so can't be changed. */
  keep: boolean | null;
  onText(text: string): void;
  onKeep(keep: boolean): void;
}

/** An address other than the cliente's, which can be added to them. */
export default function TypedAddress({ text, error, keep, onText, onKeep }: TypedAddressProps) {
  return (
    <>
      <Field
        label={TEXTS.typedDomicilio}
        autoFocus
        value={text}
        error={error}
        input={{ autoComplete: 'off', maxLength: 300 }}
        onChange={({ target }) => onText(target.value)}
      />
      {keep !== null && (
        <FormControlLabel
          control={<Checkbox checked={keep} onChange={(_event, checked) => onKeep(checked)} />}
          label={TEXTS.keepDomicilio}
        />
      )}
    </>
  );
}
