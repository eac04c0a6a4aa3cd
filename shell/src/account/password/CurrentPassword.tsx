import { SecretField } from './SecretField';

interface CurrentPasswordProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The user's own password, asked for again before a change of the account; it takes the focus. */
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
