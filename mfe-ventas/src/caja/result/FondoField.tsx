import { formatMoney } from '@lavanda/shared/domain/money';
import Field from '@lavanda/shared/ui/fields/Field';
import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { RESULT_TEXTS as T } from '../texts';
import type { Closing } from './useClosing';

/** Field 'Se queda de fondo para mañana': shows formatted money, and a plain number while it is edited. */
export default function FondoField({ closing, ref }: { closing: Closing; ref: Ref<HTMLInputElement> }) {
  const input = useRef<HTMLInputElement>(null);
  const [editing, setEditing] = useState(false);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const { fondo, fondoText, errors } = closing;
  // The text is selected only after it has become a plain number.
  useEffect(() => {
    if (editing) input.current?.select();
  }, [editing]);
  return (
    <Field
      label={T.stays}
      value={editing || fondo === null ? fondoText : formatMoney(fondo)}
      error={errors.fondo}
      inputRef={input}
      input={{ inputMode: 'decimal', autoComplete: 'off' }}
      onFocus={() => setEditing(true)}
      onBlur={() => setEditing(false)}
      onChange={({ target }) => closing.setFondo(target.value)}
      endAdornment={
        <IconButton edge="end" aria-label={T.changeFondo} onClick={() => input.current?.focus()}>
          <EditOutlined />
        </IconButton>
      }
    />
  );
}
