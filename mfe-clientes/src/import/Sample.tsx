import type { ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import TablePanel from './TablePanel';
import { TEXTS } from './texts';

const T = TEXTS;

type SampleRow = ImportPreview['muestra'][number];

const COLUMNS: readonly [string, (row: SampleRow) => string][] = [
  [T.fields.nombre, (row) => row.nombre],
  [T.fields.apellido, (row) => row.apellido],
  [T.fields.telefono, (row) => row.telefono],
  [T.fields.otroTelefono, (row) => row.otroTelefono],
  [T.fields.correoElectronico, (row) => row.correoElectronico],
  [T.domicilios, (row) => row.domicilio.join(' / ')],
  [T.fields.rfc, (row) => row.rfc],
  [T.fields.razonSocial, (row) => row.razonSocial],
  [T.fields.regimenFiscal, (row) => row.regimenFiscal],
  [T.fields.cp, (row) => row.cp],
];

/** The first clientes as they will be stored. Columns empty in all of them, other than name, surname and phone, are left out. */
export default function Sample({ rows }: { rows: readonly SampleRow[] }) {
  const columns = COLUMNS.filter(([, read], i) => i < 3 || rows.some((row) => read(row) !== ''));
  return (
    <TablePanel title={T.sample}>
      <thead>
        <tr>
          <th scope="col">{T.row}</th>
          {columns.map(([title]) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.fila}>
            <td>{row.fila}</td>
            {columns.map(([title, read]) => (
              <td key={title}>{read(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TablePanel>
  );
}
