import { SecretField } from './SecretField';

interface CurrentPasswordProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Field for the user's own password, which is asked for again before the second factor changes. The field takes the focus. */
export function CurrentPassword({ label, value, error, onChange }: CurrentPasswordProps) {
  return (
    <SecretField
      nombre="password"
      label={label}
      autoComplete="current-password"
      value={value}
      error={error}
      max={200}
      autoFocus
      onChange={onChange}
    />
  );
}
