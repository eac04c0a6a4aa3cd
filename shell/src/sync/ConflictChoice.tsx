import type { Entry } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { formatMoney, formatPesos, formatQuantity, toCents } from '@lavanda/shared/domain/money';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { asOtherNota, keepingStored, overStored, pagosToKeep } from './resolveConflict';
import { TEXTS as T } from './texts';
import WaysOut, { type Decision, type WayOut } from './WaysOut';
import { capturedBy, savedBy } from './whoSaved';

interface ConflictChoiceProps {
  entry: Entry;
  stored: Nota;
  user: User;
  chosen: Decision | null;
  onChoose(decision: Decision): void;
}

type Article = Pick<Nota['articulos'][number], '_id' | 'servicio' | 'cantidad' | 'precio'>;

const cell = (article: Article | undefined) =>
  article ? `${formatQuantity(Math.round(article.cantidad * 1000))} × ${formatPesos(article.precio)}` : '–';

/** One row for each articulo: what this device's nota (`mine`) and the stored nota have of it. */
function rowsOf(mine: readonly Article[], stored: readonly Article[]) {
  const ids = [...new Set([...mine, ...stored].map(({ _id }) => _id))];
  return ids.map((id) => {
    const [one, other] = [mine, stored].map((articles) => articles.find(({ _id }) => _id === id));
    return { id, name: (one ?? other)?.servicio ?? '', mine: cell(one), stored: cell(other) };
  });
}

/**
 * Shows the articulos, total and pagos of this device's nota beside those of the stored one, and the three ways out, none chosen
 * beforehand. Of this device's pagos only those are shown that the stored nota lacks.
 */
export default function ConflictChoice({ entry, stored, user, chosen, onChoose }: ConflictChoiceProps) {
  const { articulos: articles } = entry.body as unknown as SaveNota;
  const mine = (entry.answer as { data: Nota }).data;
  const added = pagosToKeep(entry, stored);
  const minePaid = added.reduce((sum, { monto: amount }) => sum + toCents(amount), 0);
  const storedPaid = toCents(stored.abonos);
  const kept = minePaid + storedPaid;
  const [mineTotal, storedTotal] = [toCents(mine.total), toCents(stored.total)];
  const rows = rowsOf(
    articles.map((article) => ({ ...article, _id: article._id ?? '' })),
    stored.articulos,
  );
  const ways: readonly WayOut[] = [
    { name: T.saveMine, detail: T.saveMineDetail, body: overStored(entry, stored), leftToPay: [mineTotal - kept] },
    { name: T.keepStored, detail: T.keepStoredDetail, body: keepingStored(entry, stored), leftToPay: [storedTotal - kept] },
    {
      name: T.otherNota,
      detail: T.otherNotaDetail,
      body: asOtherNota(entry, stored),
      leftToPay: [mineTotal - minePaid, storedTotal - storedPaid],
    },
  ];
  return (
    <>
      <Table size="small" aria-label={T.articles} sx={{ mb: 3, '& th, & td': { px: { xs: 1, sm: 4 } } }}>
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            <Heading name={T.mine} detail={capturedBy(entry, user)} />
            <Heading name={T.stored} detail={savedBy(entry, user)} />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} sx={row.mine === row.stored ? undefined : { bgcolor: 'warning.light' }}>
              <TableCell component="th" scope="row">
                {row.name}
              </TableCell>
              <TableCell align="right">{row.mine}</TableCell>
              <TableCell align="right">{row.stored}</TableCell>
            </TableRow>
          ))}
          <Sums name={T.total} mine={mineTotal} stored={storedTotal} />
          {kept > 0 && <Sums name={T.abonos} mine={minePaid} stored={storedPaid} />}
        </TableBody>
      </Table>
      <Typography sx={{ mb: 3, color: 'success.main', fontWeight: 600 }}>{T.pagosKept(formatMoney(kept))}</Typography>
      <WaysOut ways={ways} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

/** A row with one amount of this device's nota (`mine`) and of the stored nota, centavos. */
function Sums({ name, mine, stored }: { name: string; mine: number; stored: number }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell align="right">{formatMoney(mine)}</TableCell>
      <TableCell align="right">{formatMoney(stored)}</TableCell>
    </TableRow>
  );
}

function Heading({ name, detail }: { name: string; detail: string }) {
  return (
    <TableCell align="right">
      {name}
      {detail !== '' && (
        <Typography component="small" sx={{ display: 'block', fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
    </TableCell>
  );
}
