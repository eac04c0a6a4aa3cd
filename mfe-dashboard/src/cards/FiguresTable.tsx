import { styled } from '@mui/material/styles';

interface TableProps {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A chart's figures as a table: the first column has the row headers, the others the numbers. */
export default function Table({ title, columns, rows }: TableProps) {
  const [first, ...rest] = columns;
  return (
    <Frame>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {rest.map((column) => (
            <th key={column} scope="col" data-number>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={rest[index]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}

const Frame = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& th, & td': { padding: '3px 4px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& th': { textAlign: 'left', fontWeight: 600 },
  '& thead th': { color: theme.vars.palette.text.secondary, fontSize: 13 },
  '& td, & th[data-number]': { textAlign: 'right' },
  '& td': { color: theme.vars.palette.text.primary },
}));
