import { useSession } from '@lavanda/shared';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { useRowLinks } from '@lavanda/shared/ui/list/useRowLinks';
import { useZone } from '@lavanda/shared/ui/sucursal/useZone';
import DoneAllRounded from '@mui/icons-material/DoneAllRounded';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Filters, hasFilters } from '../filters/filters';
import { FROM_LIST } from '../list/row';
import { useVentasToReviewQuery } from './endpoints';
import ReviewRow from './ReviewRow';
import { ReviewRows } from './ReviewRows';
import { TEXTS as T } from './texts';
import { filtered } from './toReview';

const PAPER = { borderRadius: '14px', overflow: 'hidden' } as const;
const LEAD = { fontSize: 15, lineHeight: '22px', color: 'text.secondary', maxWidth: '90ch', mt: '-2px', mb: '14px' } as const;

/** 'Por revisar': notas captured offline with data that conflicted with the server's (day.md 1). */
export default function ReviewPanel({ filters, withSucursal }: { filters: Filters; withSucursal: boolean }) {
  const { currentData, error, isFetching, refetch } = useVentasToReviewQuery(filters.sucursal);
  const session = useSession();
  const open = useRowLinks(FROM_LIST);
  const zone = useZone(filters.sucursal);
  const canOpenPos = session?.permissions.includes('pos') ?? false;
  const notas = filtered(currentData?.results ?? [], filters, zone);
  const isFiltered = hasFilters({ ...filters, revisar: false });
  const loaded = currentData?.results.length ?? 0;
  const isCut = currentData !== undefined && currentData.conteo > loaded;
  return (
    <section aria-label={T.title}>
      <Typography sx={LEAD}>
        {T.lead}
        {isCut && ` ${T.newest(loaded, currentData.conteo)}`}
      </Typography>
      <Paper variant="outlined" sx={PAPER}>
        {!currentData && (error === undefined || isFetching) && (
          <Skeleton aria-label={T.loading} variant="rectangular" height={288} />
        )}
        {!currentData && error !== undefined && !isFetching && (
          <ErrorPanel title={T.notLoaded} error={error} onRetry={() => void refetch()} />
        )}
        {currentData && notas.length === 0 && (
          <EmptyState
            title={isFiltered ? T.noneFound : T.none}
            detail={isFiltered ? T.noneFoundDetail : T.noneDetail}
            icon={isFiltered ? <SearchOffRounded /> : <DoneAllRounded />}
          />
        )}
        {notas.length > 0 && (
          <ReviewRows onClick={open}>
            <div className="head" aria-hidden>
              <span>{T.clave}</span>
              <span>{T.cliente}</span>
              <span>{T.captured}</span>
              <span>{T.what}</span>
              <span className="total">{T.total}</span>
              <span />
            </div>
            <ul aria-label={T.title}>
              {notas.map((nota) => (
                <ReviewRow key={nota._id} nota={nota} zone={zone} withSucursal={withSucursal} canOpenPos={canOpenPos} />
              ))}
            </ul>
          </ReviewRows>
        )}
      </Paper>
    </section>
  );
}
