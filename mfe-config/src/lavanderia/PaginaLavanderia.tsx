import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import PageHeader from '@lavanda/shared/ui/PageHeader';
import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import { useConfigIdentidadQuery } from './endpoints';
import Formulario from './Formulario';
import { TEXTOS } from './textos';

/** 'Tu Lavandería' (spec 2; decisions): the laundry's name, pictures, colours, delivery fee, ticket and branches. */
export default function PaginaLavanderia() {
  const { data, error, isFetching, refetch } = useConfigIdentidadQuery();
  if (data) return <Formulario identidad={data} />;
  return (
    <>
      <PageHeader titulo={TEXTOS.titulo} />
      {error && !isFetching ? (
        <ErrorPanel titulo={TEXTOS.noSeCargo} fallo={error} onReintentar={refetch} />
      ) : (
        <PageSkeleton cantidad={4} alto={200} />
      )}
    </>
  );
}
