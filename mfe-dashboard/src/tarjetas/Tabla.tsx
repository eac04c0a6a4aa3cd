import { styled } from '@mui/material/styles';

interface TablaProps {
  titulo: string;
  columnas: readonly string[];
  filas: readonly (readonly string[])[];
}

/** A chart's figures as a table: the first column names the row, the rest are numbers. */
export default function Tabla({ titulo, columnas, filas }: TablaProps) {
  const [primera, ...resto] = columnas;
  return (
    <Marco>
      <caption>{titulo}</caption>
      <thead>
        <tr>
          <th scope="col">{primera}</th>
          {resto.map((columna) => (
            <th key={columna} scope="col" data-numero>
              {columna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map(([nombre, ...valores]) => (
          <tr key={nombre}>
            <th scope="row">{nombre}</th>
            {valores.map((valor, indice) => (
              <td key={resto[indice]}>{valor}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Marco>
  );
}

const Marco = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  '& th, & td': { padding: '3px 4px', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& th': { textAlign: 'left', fontWeight: 600 },
  '& thead th': { color: theme.vars.palette.text.secondary, fontSize: 13 },
  '& td, & th[data-numero]': { textAlign: 'right' },
  '& td': { color: theme.vars.palette.text.primary },
}));
