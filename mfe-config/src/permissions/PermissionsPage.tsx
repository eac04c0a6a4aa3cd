import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { useConfigPermissionsQuery } from './endpoints';
import PermissionsForm from './PermissionsForm';
import { TEXTS as T } from './texts';

/** 'Permisos': sets which roles have the permissions that sections bring. */
export default function PermissionsPage() {
  const { data, error, isFetching, refetch } = useConfigPermissionsQuery();
  if (data && data.length > 0) return <PermissionsForm permissions={data} />;
  return (
    <>
      <PageHeader title={T.title} />
      {data && <EmptyState level="p" icon={<KeyIcon />} title={T.empty} detail={T.emptyHelp} />}
      {!data && error && !isFetching && <ErrorPanel title={T.notLoaded} error={error} onRetry={refetch} />}
      {!data && (!error || isFetching) && <PageSkeleton count={4} height={56} />}
    </>
  );
}
