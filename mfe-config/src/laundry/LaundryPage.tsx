import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import { useConfigIdentityQuery } from './endpoints';
import Form from './LaundryForm';
import { TEXTS } from './texts';

/** 'Tu Lavandería': the laundry's settings, from its name, images and colours to its receipts and sucursales. */
export default function LaundryPage() {
  const { data, error, isFetching, refetch } = useConfigIdentityQuery();
  if (data) return <Form identity={data} />;
  return (
    <>
      <PageHeader title={TEXTS.title} />
      {error && !isFetching ? (
        <ErrorPanel title={TEXTS.notLoaded} error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton count={4} height={200} />
      )}
    </>
  );
}
