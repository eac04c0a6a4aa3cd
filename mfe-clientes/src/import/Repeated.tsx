import type { Match } from '@lavanda/shared/contract/schemas/imports';
import TablePanel from './TablePanel';
import { TEXTS } from './texts';

const T = TEXTS;

/** Says where the cliente that matches a row is, among the stored ones or in another row, and that cliente's phone. */
export function matchText({ deFila: row, telefono: phone }: Match): string {
  return T.matchOf(row, phone);
}

/** Rows that aren't imported because they repeat a stored cliente or an earlier row, with a reference to it. */
export default function Repeated({ matches, count }: { matches: readonly Match[]; count: number }) {
  return (
    <TablePanel title={count > matches.length ? T.repeatedTitleCut(matches.length, count) : T.repeatedTitle}>
      <thead>
        <tr>
          <th scope="col">{T.row}</th>
          <th scope="col">{T.fields.nombre}</th>
          <th scope="col">{T.alreadyIn}</th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match) => (
          <tr key={match.fila}>
            <td>{match.fila}</td>
            <td>{match.nombre}</td>
            <td>{matchText(match)}</td>
          </tr>
        ))}
      </tbody>
    </TablePanel>
  );
}
