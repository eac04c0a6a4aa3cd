import { errorMessage, useCan } from '@lavanda/shared';
import type { ListedNota } from '@lavanda/shared/contract/schemas/sales';
import { formatMoney, formatPesos, toCents } from '@lavanda/shared/domain/money';
import { isPaid } from '@lavanda/shared/domain/nota';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useVentasLastNotasQuery } from './endpoints';
import { TEXTS as T } from './texts';

/** Links to the cliente's ten newest notas, for the cliente's page: folio, day, state, total and what is due or in favor. */
export default function LastNotas({ clienteId: cliente }: { clienteId: string }) {
  const { data: notas, error, refetch } = useVentasLastNotasQuery(cliente, { refetchOnMountOrArgChange: true });
  return (
    <Box component="section" aria-label={T.notas}>
      <Typography variant="h3" component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <ReceiptLongOutlined aria-hidden sx={{ fontSize: 18 }} />
        {T.notas}
      </Typography>
      {!notas && !error && <PageSkeleton count={3} height={52} />}
      {!notas && error && (
        <RetryAlert severity="error" onRetry={refetch}>
          {`${T.notasNotLoaded} ${errorMessage(error)}`}
        </RetryAlert>
      )}
      {notas?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{T.noNotas}</Typography>}
      {notas && notas.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {notas.map((nota) => (
            <NotaRow key={nota._id} nota={nota} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function NotaRow({ nota }: { nota: ListedNota }) {
  // A user of the counter opens the nota there; others read it in 'Tus Ventas'.
  const section = useCan('notas.cambiar') ? 'pos' : 'ventas';
  const owed = toCents(nota.total) - toCents(nota.abonos) - toCents(nota.ajuste);
  return (
    <li>
      <Row to={`/app/${section}/${nota._id}`}>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          <b>{T.nota(nota.folio)}</b>
          <small>{`${nota.fecha} · ${T.notaState[nota.status]}`}</small>
        </Box>
        <Box component="span" sx={{ textAlign: 'right' }}>
          <b>{formatPesos(nota.total)}</b>
          {!isPaid(owed) && (
            <Box component="small" sx={{ '&&': { color: 'error.main', fontWeight: 600 } }}>
              {T.owes(formatMoney(owed))}
            </Box>
          )}
          {owed < 0 && (
            <Box component="small" sx={{ '&&': { color: 'warning.main', fontWeight: 600 } }}>
              {T.favor(formatMoney(-owed))}
            </Box>
          )}
        </Box>
      </Row>
    </li>
  );
}

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '6px 8px',
  margin: '0 -8px',
  borderRadius: 10,
  color: 'inherit',
  textDecoration: 'none',
  fontSize: 15,
  lineHeight: '20px',
  '&:hover': { backgroundColor: theme.vars.palette.primary.tint50 },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: 13, lineHeight: '18px', color: theme.vars.palette.text.secondary },
}));
