import { errorMessage, useCurrentUser } from '@lavanda/shared';
import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { usePlantillaClientesQuery } from './endpoints';
import { TEXTS } from './texts';

export function App() {
  const { nombre: name } = useCurrentUser();
  return (
    <>
      <PageHeader title={TEXTS.titulo} />
      <Typography>{TEXTS.greeting(name)}</Typography>
      <Clientes />
    </>
  );
}

function Clientes() {
  const { data, error, refetch } = usePlantillaClientesQuery();
  if (error) return <ErrorPanel title={TEXTS.failure} detail={errorMessage(error)} onRetry={refetch} />;
  if (!data) return <PageSkeleton />;
  return (
    <List aria-label={TEXTS.clientes}>
      {data.map(({ _id, nombre: name }) => (
        <ListItem key={_id}>
          <Link to={`/app/clientes/${_id}`}>{name}</Link>
        </ListItem>
      ))}
    </List>
  );
}
