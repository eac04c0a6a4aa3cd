import { isApiError } from '@lavanda/shared';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { useClientesOneQuery } from '../clientes/endpoints';
import { useEntry } from '../clientes/useEntry';
import { TEXTS } from '../texts';
import Detail from './Detail';
import DetailFrame from './DetailFrame';
import DetailSkeleton from './DetailSkeleton';

const T = TEXTS.detail;

/** Page of a cliente: loads the one whose id is in the URL, and shows the data or why they can't be loaded. */
export default function ClientePage() {
  const { cliente: id = '' } = useParams();
  return <LoadedCliente key={id} id={id} />;
}

/** HTTP statuses of the server's answer when the cliente doesn't exist or the id is invalid. */
const NO_CLIENTE: readonly unknown[] = [400, 404, 422];

function LoadedCliente({ id }: { id: string }) {
  const { data, error, refetch } = useClientesOneQuery(id, { refetchOnMountOrArgChange: true });
  useEntry(data ? id : 'sin cliente');
  if (data === null || (isApiError(error) && NO_CLIENTE.includes(error.status))) return <NotFound />;
  if (data) return <Detail cliente={data} />;
  if (!error) return <DetailSkeleton />;
  return (
    <DetailFrame title={TEXTS.list.title}>
      <ErrorPanel title={T.notLoaded} error={error} onRetry={refetch} />
    </DetailFrame>
  );
}

function NotFound() {
  return (
    <DetailFrame title={T.notFound}>
      <EmptyState
        level="p"
        icon={<PersonOffOutlined />}
        title={T.notFoundHelp}
        action={
          <Button variant="contained" component={Link} to="/app/clientes">
            {T.goToList}
          </Button>
        }
      />
    </DetailFrame>
  );
}
