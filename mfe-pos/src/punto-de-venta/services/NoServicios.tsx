import { useCan } from '@lavanda/shared';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { TEXTS as T } from '../texts';

/** Empty catalogue: a link to add servicios or, without the permission, whom to ask. */
export default function NoServicios() {
  const configures = useCan('configurar');
  return (
    <EmptyState
      title={T.noServicios}
      detail={configures ? T.noServiciosDetail : T.askForServicios}
      action={
        configures && (
          <Button variant="contained" component={Link} to="/app/configuracion/servicios">
            {T.addServicios}
          </Button>
        )
      }
    />
  );
}
