import { isApiError, useCan, useSession } from '@lavanda/shared';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import { focusPageTitle, isFocusLost } from '@lavanda/shared/ui/focus/focusPageTitle';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useVentasNotaQuery } from '../sales/endpoints';
import { NOTA_TEXTS as T } from '../texts';
import VoidedActions from '../voided/VoidedActions';
import VoidedNotice from '../voided/VoidedNotice';
import Nota from './Nota';
import NotaActions from './NotaActions';
import NotaHeading from './NotaHeading';

/** HTTP statuses of the server's answer when the nota does not exist or the id is invalid. */
const NO_NOTA = [400, 404, 422];

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** Page that shows a nota but can't edit its articles, for users without the point of sale and for links (decisions "Roles"). */
export default function NotaPage() {
  const { nota: id = '' } = useParams();
  const voidedToo = useCan('notas.anular');
  const { currentData: nota, error, isFetching, refetch } = useVentasNotaQuery({ id, voidedToo }, FRESH);
  const session = useSession();
  useEffect(() => {
    window.scrollTo(0, 0);
    if (isFocusLost()) focusPageTitle();
  }, []);
  const isVoided = Boolean(nota?.anulada);
  const outcome = nota?.anulada?.dinero;
  // The focused button may disappear: 'Restaurar' when the nota is restored, 'Ya se devolvió' when its money was returned.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the nota's void or its money changes.
  useEffect(() => {
    if (isFocusLost()) focusPageTitle();
  }, [isVoided, outcome]);

  if (nota) {
    return (
      <>
        <NotaHeading title={T.folio(nota.folio)}>
          {nota.anulada ? (
            <VoidedActions nota={nota} />
          ) : (
            <NotaActions nota={nota} withPos={session?.permissions.includes('pos') ?? false} />
          )}
        </NotaHeading>
        {nota.anulada && <VoidedNotice nota={nota} voided={nota.anulada} />}
        <Nota nota={nota} />
      </>
    );
  }
  const notFound = isApiError(error) && NO_NOTA.includes(Number(error.status));
  return (
    <>
      <NotaHeading title={notFound ? T.notFound : error ? T.notLoaded : T.loading} />
      {!error || isFetching ? (
        <PageSkeleton count={2} height={220} />
      ) : (
        <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
          {notFound ? (
            <EmptyState
              icon={<SearchOffRounded />}
              title={T.notFound}
              detail={T.notFoundDetail}
              action={
                <Button variant="contained" component={Link} to="/app/ventas">
                  {T.viewSales}
                </Button>
              }
            />
          ) : (
            <ErrorPanel title={T.notLoaded} error={error} onRetry={refetch} />
          )}
        </Paper>
      )}
    </>
  );
}
