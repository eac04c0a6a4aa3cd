import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import PageHeader from '@lavanda/shared/ui/PageHeader';
import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import { useConfigIdentityQuery } from './endpoints';
import Form from './Formulario';
import { TEXTS } from './textos';

/** 'Tu Lavandería' (spec 2; decisions): the laundry's name, pictures, colours, delivery fee, ticket and branches. */
export default function LaundryPage() {
  const { data, error, isFetching, refetch } = useConfigIdentityQuery();
  if (data) return <Form identity={data} />;
  return (
    <>
      <PageHeader title={TEXTS.title} />
      {error && !isFetching ? (
        <ErrorPanel title={TEXTS.notLoaded} error={error} onRetry={refetch} />
      ) : (
        <PageSkeleton cantidad={4} height={200} />
      )}
    </>
  );
}
