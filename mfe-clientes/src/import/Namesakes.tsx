import type { Match } from '@lavanda/shared/contract/schemas/imports';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { matchText } from './Repeated';
import TablePanel from './TablePanel';
import { TEXTS } from './texts';

const T = TEXTS;

interface NamesakesProps {
  /** The listed namesakes; `count` is the number of all namesakes, which may be more. */
  matches: readonly Match[];
  count: number;
  /** Numbers of the rows that the user leaves out. */
  omitted: ReadonlySet<number>;
  onChange(omitted: ReadonlySet<number>): void;
}

/**
 * Rows with the name of a known cliente but other data. Each row may be the same person or another, so the user chooses the
 * rows to import.
 */
export default function Namesakes({ matches, count, omitted, onChange }: NamesakesProps) {
  const toggle = (row: number) => {
    const next = new Set(omitted);
    if (!next.delete(row)) next.add(row);
    onChange(next);
  };
  const title = count > matches.length ? T.namesakesTitleCut(matches.length, count) : T.namesakesTitle;
  return (
    <Box>
      <TablePanel title={title} help={T.namesakesHelp}>
        <thead>
          <tr>
            <th scope="col">{T.importIt}</th>
            <th scope="col">{T.row}</th>
            <th scope="col">{T.fields.nombre}</th>
            <th scope="col">{T.sameNameAs}</th>
          </tr>
        </thead>
        <tbody>
          {matches.map((match) => (
            <tr key={match.fila}>
              <td>
                <Checkbox
                  checked={!omitted.has(match.fila)}
                  onChange={() => toggle(match.fila)}
                  slotProps={{ input: { 'aria-label': T.importRow(match.fila, match.nombre) } }}
                  sx={{ m: -2.5 }}
                />
              </td>
              <td>{match.fila}</td>
              <td>{match.nombre}</td>
              <td>{matchText(match)}</td>
            </tr>
          ))}
        </tbody>
      </TablePanel>
      <Button
        sx={{ mt: 2 }}
        onClick={() => onChange(omitted.size > 0 ? new Set() : new Set(matches.map(({ fila: row }) => row)))}
      >
        {omitted.size > 0 ? T.importAll : T.importNone}
      </Button>
    </Box>
  );
}
