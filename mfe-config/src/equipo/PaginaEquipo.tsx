import PageHeader from '@lavanda/shared/ui/PageHeader';

export default function PaginaEquipo() {
  return <PageHeader titulo="Gestiona tu equipo" />;
}
