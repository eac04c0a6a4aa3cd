import Diff from '@lavanda/shared/ui/cash/Diff';
import Box from '@mui/material/Box';
import { NotaTable } from '../../../nota/NotaTable';
import { CORTES_TEXTS, DIFFERENCES_TEXTS as T } from '../texts';
import type { Multiples } from './multiples';

/** The figures of the charts as a table with a row for each corte in them, newest first. */
export default function DifferencesTable({ multiples: { cashiers } }: { multiples: Multiples }) {
  const rows = cashiers.flatMap(({ name, points }) => points.map((point) => ({ ...point, name }))).toSorted((a, b) => b.x - a.x);
  return (
    <Box tabIndex={0} role="group" aria-label={T.title} sx={{ maxHeight: 360, overflowY: 'auto' }}>
      <NotaTable aria-label={T.title}>
        <thead>
          <tr>
            <th scope="col">{T.day}</th>
            <th scope="col">{CORTES_TEXTS.corte}</th>
            <th scope="col">{CORTES_TEXTS.cajero}</th>
            <th scope="col" className="numero">
              {CORTES_TEXTS.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, day, number, name, difference }) => (
            <tr key={id}>
              <td>{day}</td>
              <td>{number}</td>
              <td>{name}</td>
              <td className="numero">
                <Diff centavos={difference} />
              </td>
            </tr>
          ))}
        </tbody>
      </NotaTable>
    </Box>
  );
}
