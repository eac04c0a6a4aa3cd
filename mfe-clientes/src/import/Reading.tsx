import type { FileEncoding, ImportOptions, ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import SelectField from '@lavanda/shared/ui/fields/SelectField';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { TEXTS } from './texts';

const T = TEXTS;

/** Maximum number of rows offered as the heading, besides the current one. */
const HEADING_ROWS = 10;

interface ReadingProps {
  preview: ImportPreview;
  disabled: boolean;
  /** Called with new reading options. The columns are detected again, because the heading may be another row. */
  onChange(changes: ImportOptions): void;
}

/** Options for reading the file: its encoding or sheet, and the row with the headings. */
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
