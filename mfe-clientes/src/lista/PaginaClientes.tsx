import PageHeader from '@lavanda/shared/ui/PageHeader';
import { TEXTOS } from '../textos';

export default function PaginaClientes() {
  return <PageHeader titulo={TEXTOS.lista.titulo} />;
}
