import type { FileField, ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import TablePanel from './TablePanel';
import { TEXTS } from './texts';

const T = TEXTS;

/** Minimum number of domicilio fields offered for a column. A file with more domicilios gets a field for each, at most 20. */
const MIN_DOMICILIOS = 5;

const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

const Examples = styled('small')(({ theme }) => ({
  display: 'block',
  marginTop: 2,
  fontSize: 13,
  lineHeight: '18px',
  color: theme.vars.palette.text.secondary,
}));

interface ColumnsProps {
  columns: ImportPreview['columnas'];
  disabled: boolean;
  /** Called with the fields of all columns, in order. */
  onChange(fields: (FileField | '')[]): void;
}

/** Table of the file's columns with examples, and a select for the field that each column is stored in. */
export default function Columns({ columns, disabled, onChange }: ColumnsProps) {
  const domicilios = Math.max(MIN_DOMICILIOS, ...columns.map(({ campo: field }) => Number(/\d+$/.exec(field)?.[0] ?? 0)));
  const options: [FileField | '', string][] = [
    ['', T.notImportedColumn],
    ...(Object.entries(T.fields) as [FileField, string][]),
    ...Array.from({ length: domicilios }, (_element, i): [FileField, string] => [`domicilio ${i + 1}`, T.domicilio(i + 1)]),
  ];
  const change = (index: number, field: FileField | '') =>
    !disabled && onChange(columns.map((column, i) => (i === index ? field : column.campo)));
  // On a phone the examples stand below the column's name, because a third column would be off screen.
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <TablePanel title={T.columns} help={T.columnsHelp}>
      <thead>
        <tr>
          <th scope="col">{T.column}</th>
          <th scope="col">{T.storedAs}</th>
          {!onPhone && <th scope="col">{T.examples}</th>}
        </tr>
      </thead>
      <tbody>
        {columns.map(({ titulo: title, campo: field, ejemplos: examples }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only its position identifies a column; headings may repeat
          <tr key={i}>
            <td style={onPhone ? WRAPPED : undefined}>
              {title}
              {onPhone && <Examples>{examples.join(' · ')}</Examples>}
            </td>
            <td>
              <Select
                value={field}
                displayEmpty
                notched={false}
                IconComponent={ExpandMoreRounded}
                onChange={({ target }) => change(i, target.value as FileField | '')}
                SelectDisplayProps={{ 'aria-label': T.columnAs(title) }}
                MenuProps={{ slotProps: { paper: { sx: { maxHeight: 420 } } } }}
                sx={{ minWidth: { xs: 150, sm: 180 }, verticalAlign: 'top', fontSize: 14, '& .MuiSelect-select': { py: 2 } }}
              >
                {options.map(([value, text]) => (
                  <MenuItem key={value} value={value}>
                    {text}
                  </MenuItem>
                ))}
              </Select>
            </td>
            {!onPhone && <td>{examples.join(' · ')}</td>}
          </tr>
        ))}
      </tbody>
    </TablePanel>
  );
}
