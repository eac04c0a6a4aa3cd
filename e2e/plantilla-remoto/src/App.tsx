import { mensajeDeFallo, useUsuario } from '@lavanda/shared';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import PageHeader from '@lavanda/shared/ui/PageHeader';
import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { usePlantillaClientesQuery } from './endpoints';
import { TEXTOS } from './textos';

export function App() {
  const { nombre } = useUsuario();
  return (
    <>
      <PageHeader titulo={TEXTOS.titulo} />
      <Typography>{TEXTOS.saludo(nombre)}</Typography>
      <Clientes />
    </>
  );
}

function Clientes() {
  const { data, error, refetch } = usePlantillaClientesQuery();
  if (error) return <ErrorPanel titulo={TEXTOS.falla} detalle={mensajeDeFallo(error)} onReintentar={refetch} />;
  if (!data) return <PageSkeleton />;
  return (
    <List aria-label={TEXTOS.clientes}>
      {data.map(({ _id, nombre }) => (
        <ListItem key={_id}>
          <Link to={`/app/clientes/${_id}`}>{nombre}</Link>
        </ListItem>
      ))}
    </List>
  );
}
