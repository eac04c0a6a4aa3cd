import { addressOf } from '@lavanda/shared/contract/calls/call';
import { importTemplateCall } from '@lavanda/shared/contract/calls/imports';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef } from 'react';
import { ACCEPTS, type SelectedFile } from './file';
import { TEXTS } from './texts';

const T = TEXTS;

interface FileChoiceProps {
  selected: SelectedFile | null;
  disabled: boolean;
  onSelect(file: File): void;
}

/** Button to choose a file. Until one is chosen, explains the format and offers a template; then shows the file's name. */
export default function FileChoice({ selected, disabled, onSelect }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Clears the input, so that choosing the same file again after correcting it fires a change event.
    target.value = '';
    if (file) onSelect(file);
  }
  return (
    <>
      {!selected && <Typography sx={{ color: 'text.secondary' }}>{T.help}</Typography>}
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 3 }}>
        <input ref={input} hidden type="file" accept={ACCEPTS} aria-label={T.file} onChange={onChange} />
        <Button
          autoFocus
          variant={selected ? 'outlined' : 'contained'}
          startIcon={<InsertDriveFileOutlined />}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {selected ? T.selectOther : T.select}
        </Button>
        {selected ? (
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{selected.nombre}</Typography>
        ) : (
          <Button component="a" href={addressOf(importTemplateCall)} download startIcon={<FileDownloadOutlined />}>
            {T.template}
          </Button>
        )}
      </Box>
    </>
  );
}
