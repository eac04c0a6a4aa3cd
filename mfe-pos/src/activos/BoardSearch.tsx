import SearchField from '@lavanda/shared/ui/fields/SearchField';
import type { SxProps, Theme } from '@mui/material/styles';
import { startTransition, useState } from 'react';
import { TEXTS } from './texts';

const T = TEXTS.activos;

interface BoardSearchProps {
  /** Called with the trimmed text; '' when the field is empty. */
  onSearch(text: string): void;
  sx: SxProps<Theme>;
}

/**
 * The search field of Activos. Its text is local state, so that each key press redraws the field at once and the hundreds of
 * cards later. Escape clears the field.
 */
export default function BoardSearch({ onSearch, sx }: BoardSearchProps) {
  const [typed, setTyped] = useState('');
  const type = (text: string) => {
    setTyped(text);
    startTransition(() => onSearch(text.trim()));
  };
  return (
    <SearchField
      label={T.searchNota}
      hint={T.searchHint}
      value={typed}
      onChange={type}
      onKeyDown={(event) => event.key === 'Escape' && type('')}
      sx={sx}
    />
  );
}
