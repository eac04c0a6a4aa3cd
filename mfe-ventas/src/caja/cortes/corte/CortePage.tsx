import { errorMessage, isApiError } from '@lavanda/shared';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Card } from '../../layout/CajaLayout';
import { useLocalTimes } from '../../layout/localTimes';
import ResultTable from '../../result/ResultTable';
import { useVentasCorteQuery } from '../endpoints';
import { CORTE_TEXTS as T } from '../texts';
import CorteActions from './CorteActions';
import CorteEntries from './CorteEntries';
import CorteHeading from './CorteHeading';
import CorteStub from './CorteStub';
import Counts from './Counts';
import Reason from './Reason';

/** HTTP statuses of the server's answer when the corte doesn't exist or its id is invalid. */
const NO_CORTE = [400, 404];

/**
 * Page of a corte, whose figures were frozen when its turno was closed, with the entries that arrived later. The corte can be
 * printed and shared.
 */
export default function CortePage() {
  const { corte: id = '' } = useParams();
  const { currentData: corte, error, isFetching, refetch } = useVentasCorteQuery(id, { refetchOnMountOrArgChange: true });
  const times = useLocalTimes(corte?.sucursal);
  useEffect(() => {
    window.scrollTo(0, 0);
    if (isFocusLost()) focusPageTitle();
  }, []);

  if (!corte) {
    const isMissing = isApiError(error) && NO_CORTE.includes(Number(error.status));
    const isWaiting = error === undefined || isFetching;
    return (
      <>
        <CorteHeading title={isWaiting ? T.loading : isMissing ? T.notFound : T.notLoaded} />
        {isWaiting && <PageSkeleton count={2} height={260} />}
        {!isWaiting && (
          <Card>
            {isMissing ? (
              <Missing />
            ) : (
              <ErrorPanel title={notRead(error, T.needed, T.notLoaded)} error={error} onRetry={() => void refetch()} />
            )}
          </Card>
        )}
      </>
    );
  }
  return (
    <>
      <CorteHeading title={T.title(corte.numero)} caja={corte.caja.nombre}>
        <CorteActions corte={corte} times={times} />
      </CorteHeading>
      {error !== undefined && !isFetching && (
        <RetryAlert onRetry={() => void refetch()} sx={{ mb: 3 }}>
          {errorMessage(error)}
        </RetryAlert>
      )}
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <Card sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
            <ResultTable result={corte.resultado} />
            <Reason corte={corte} />
          </Card>
          <CorteEntries title={T.late} detail={T.lateDetail} entries={corte.llegaron_despues} times={times} />
          <CorteEntries title={T.movements} entries={corte.movimientos} times={times} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <CorteStub corte={corte} times={times} />
          <Counts corte={corte} times={times} />
        </Box>
      </Box>
    </>
  );
}

function Missing() {
  return (
    <EmptyState
      icon={<SearchOffRounded />}
      title={T.notFound}
      detail={T.notFoundDetail}
      action={
        <Button variant="contained" component={Link} to="/app/caja/cortes">
          {T.viewCortes}
        </Button>
      }
    />
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(300px, 400px)' },
} as const;
