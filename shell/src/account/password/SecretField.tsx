import Field from '@lavanda/shared/ui/fields/Field';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { TEXTS } from './texts';

interface SecretFieldProps {
  label: string;
  nombre: string;
  value: string;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  max: number;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** Password field with a button that shows or hides the password, for the dialogs about the account. */
export function SecretField({ label, nombre: name, value, error, autoComplete, max, onChange, autoFocus }: SecretFieldProps) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      label={label}
      name={name}
      type={visible ? 'text' : 'password'}
      value={value}
      error={error}
      autoFocus={autoFocus ?? false}
      required
      onChange={(event) => onChange(event.target.value)}
      input={{ autoComplete, maxLength: max, autoCapitalize: 'none', spellCheck: false }}
      endAdornment={
        <IconButton
          aria-label={visible ? TEXTS.hide : TEXTS.show}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
          edge="end"
        >
          {visible ? <VisibilityOffOutlined /> : <VisibilityOutlined />}
        </IconButton>
      }
    />
  );
}
