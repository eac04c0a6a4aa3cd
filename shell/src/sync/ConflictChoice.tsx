import type { Entry } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { formatMoney, formatQuantity, toCents } from '@lavanda/shared/domain/money';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { asOtherNota, keepingStored, overStored, pagosToKeep } from './resolveConflict';
import { TEXTS as T } from './texts';
import WaysOut, { type Decision } from './WaysOut';
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
  article ? `${formatQuantity(Math.round(article.cantidad * 1000))} × ${formatMoney(toCents(article.precio))}` : '–';

/** Each line in both versions of the nota. */
function rowsOf(mine: readonly Article[], stored: readonly Article[]) {
  const ids = [...new Set([...mine, ...stored].map(({ _id }) => _id))];
  return ids.map((id) => {
    const [one, other] = [mine, stored].map((articles) => articles.find(({ _id }) => _id === id));
    return { id, name: (one ?? other)?.servicio ?? '', mine: cell(one), stored: cell(other) };
  });
}

/**
 * Shows the differences between this device's nota and the stored one, and the three ways out. Nothing is chosen beforehand.
 */
export default function ConflictChoice({ entry, stored, user, chosen, onChoose }: ConflictChoiceProps) {
  const { articulos: articles } = entry.body as unknown as SaveNota;
  const mine = (entry.answer as { data: Nota }).data;
  const kept = pagosToKeep(entry, stored).reduce((sum, { monto: amount }) => sum + toCents(amount), toCents(stored.abonos));
  const rows = rowsOf(
    articles.map((article) => ({ ...article, _id: article._id ?? '' })),
    stored.articulos,
  );
  const ways: readonly (Decision & { detail: string })[] = [
    { name: T.saveMine, detail: T.saveMineDetail, body: overStored(entry, stored) },
    { name: T.keepStored, detail: T.keepStoredDetail, body: keepingStored(entry, stored) },
    { name: T.otherNota, detail: T.otherNotaDetail, body: asOtherNota(entry, stored) },
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
          <TableRow>
            <TableCell component="th" scope="row">
              {T.total}
            </TableCell>
            <TableCell align="right">{formatMoney(toCents(mine.total))}</TableCell>
            <TableCell align="right">{formatMoney(toCents(stored.total))}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Typography sx={{ mb: 3, color: 'success.main', fontWeight: 600 }}>{T.pagosKept(formatMoney(kept))}</Typography>
      <WaysOut ways={ways} chosen={chosen} onChoose={onChoose} />
    </>
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
