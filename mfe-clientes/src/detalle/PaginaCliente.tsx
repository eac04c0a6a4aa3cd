import { esFallo } from '@lavanda/shared';
import EmptyState from '@lavanda/shared/ui/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { useClientesUnoQuery } from '../clientes/endpoints';
import { useEntrada } from '../clientes/useEntrada';
import { TEXTOS } from '../textos';
import Detalle from './Detalle';
import EsqueletoDetalle from './EsqueletoDetalle';
import MarcoDetalle from './MarcoDetalle';

const T = TEXTOS.detalle;

/** One customer, by the id in the address. */
export default function PaginaCliente() {
  const { cliente: id = '' } = useParams();
  return <Carga key={id} id={id} />;
}

/** No such customer, or an id that isn't one. */
const SIN_CLIENTE: readonly unknown[] = [400, 404, 422];

function Carga({ id }: { id: string }) {
  const { data, error, refetch } = useClientesUnoQuery(id, { refetchOnMountOrArgChange: true });
  useEntrada(data ? id : 'sin cliente');
  if (data === null || (esFallo(error) && SIN_CLIENTE.includes(error.status))) return <NoExiste />;
  if (data) return <Detalle cliente={data} />;
  if (!error) return <EsqueletoDetalle />;
  return (
    <MarcoDetalle titulo={TEXTOS.lista.titulo}>
      <ErrorPanel titulo={T.noCargo} fallo={error} onReintentar={refetch} />
    </MarcoDetalle>
  );
}

function NoExiste() {
  return (
    <MarcoDetalle titulo={T.noExiste}>
      <EmptyState
        nivel="p"
        icono={<PersonOffOutlined />}
        titulo={T.noExisteAyuda}
        accion={
          <Button variant="contained" component={Link} to="/app/clientes">
            {T.irALista}
          </Button>
        }
      />
    </MarcoDetalle>
  );
}
