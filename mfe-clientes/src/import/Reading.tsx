import type { FileEncoding, ImportOptions, ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import SelectField from '@lavanda/shared/ui/fields/SelectField';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { TEXTS } from './texts';

const T = TEXTS;

/** Most rows offered as the headings, besides the one in use. */
const HEADING_ROWS = 10;

interface ReadingProps {
  preview: ImportPreview;
  disabled: boolean;
  /** Called with the options to read the file with. The columns are detected again, as the headings may be others. */
  onChange(changes: ImportOptions): void;
}

/** How the file is read: its encoding or sheet, and the row of its headings. The user can change each. */
export default function Reading({ preview, disabled, onChange }: ReadingProps) {
  const { codificacion: encoding, hojas: sheets, hoja: sheet, encabezado: heading } = preview;
  const rows = new Set([...Array.from({ length: HEADING_ROWS }, (_element, i) => i + 1), ...(heading > 0 ? [heading] : [])]);
  const change = (changes: ImportOptions) => {
    if (!disabled) onChange({ columnas: undefined, ...changes } as ImportOptions);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3 }}>
      {encoding && (
        <SelectField
          label={T.encoding}
          error={undefined}
          value={encoding}
          onChange={(value) => change({ codificacion: value as FileEncoding })}
        >
          {Object.entries(T.encodings).map(([name, text]) => (
            <MenuItem key={name} value={name}>
              {text}
            </MenuItem>
          ))}
        </SelectField>
      )}
      {sheets.length > 0 && (
        <SelectField
          label={T.sheet}
          error={undefined}
          value={sheet ?? ''}
          onChange={(value) => change({ hoja: value, encabezado: undefined } as ImportOptions)}
        >
          {sheets.map(({ nombre: name, oculta: hidden }) => (
            <MenuItem key={name} value={name}>
              {hidden ? T.hiddenSheet(name) : name}
            </MenuItem>
          ))}
        </SelectField>
      )}
      <SelectField
        label={T.heading}
        error={undefined}
        value={String(heading)}
        onChange={(value) => change({ encabezado: Number(value) })}
      >
        <MenuItem value="0">{T.noHeading}</MenuItem>
        {[...rows].map((row) => (
          <MenuItem key={row} value={String(row)}>
            {T.headingRow(row)}
          </MenuItem>
        ))}
      </SelectField>
    </Box>
  );
}
