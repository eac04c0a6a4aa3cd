import PageHeader from '@lavanda/shared/ui/PageHeader';

export default function PaginaServicios() {
  return <PageHeader titulo="Modifica los servicios que tu lavandería ofrece" />;
}
