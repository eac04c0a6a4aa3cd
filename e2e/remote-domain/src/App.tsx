import { errorMessage } from '@lavanda/shared';
import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { usePlantillaEndStopMutation, usePlantillaStopsQuery } from './endpoints';

export function App() {
  const { data = [], error, refetch } = usePlantillaStopsQuery();
  const [end] = usePlantillaEndStopMutation();
  return (
    <>
      <PageHeader title="Paradas de hoy">
        <Button onClick={() => void end()}>Terminar una</Button>
      </PageHeader>
      {error && <ErrorPanel title="No se leyeron las paradas" detail={errorMessage(error)} onRetry={refetch} />}
      <List aria-label="Paradas">
        {data.map((stop) => (
          <ListItem key={stop}>{stop}</ListItem>
        ))}
      </List>
    </>
  );
}
