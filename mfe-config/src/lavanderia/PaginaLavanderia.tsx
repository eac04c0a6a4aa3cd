import PageHeader from '@lavanda/shared/ui/PageHeader';

export default function PaginaLavanderia() {
  return <PageHeader titulo="Define la identidad de tu lavandería" />;
}
