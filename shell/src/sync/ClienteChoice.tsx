import type { Entry } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { differences, overStoredCliente } from './resolveCliente';
import { TEXTS as T } from './texts';
import WaysOut, { type Decision } from './WaysOut';

interface ClienteChoiceProps {
  entry: Entry;
  stored: Cliente;
  chosen: Decision | null;
  onChoose(decision: Decision): void;
}

/** Shows the differences between this device's cliente and the stored one, and the two decisions to choose from. */
export default function ClienteChoice({ entry, stored, chosen, onChoose }: ClienteChoiceProps) {
  const ways = [
    { name: T.saveMine, detail: T.saveMyClienteDetail, body: overStoredCliente(entry, stored) },
    { name: T.keepStored, detail: T.keepClienteDetail, body: null },
  ];
  return (
    <>
      <Table size="small" aria-label={T.differences} sx={{ mb: 4, tableLayout: 'fixed', overflowWrap: 'anywhere' }}>
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            <TableCell>{T.mine}</TableCell>
            <TableCell>{T.stored}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differences(entry, stored).map(({ name, mine, stored: kept }) => (
            <TableRow key={name} sx={{ bgcolor: 'warning.light' }}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{mine || T.empty}</TableCell>
              <TableCell>{kept || T.empty}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <WaysOut ways={ways} chosen={chosen} onChoose={onChoose} />
    </>
  );
}
