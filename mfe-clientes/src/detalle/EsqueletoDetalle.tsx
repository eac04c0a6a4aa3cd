import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import Skeleton from '@mui/material/Skeleton';
import { TEXTOS } from '../textos';
import Hoja from './Hoja';
import MarcoDetalle from './MarcoDetalle';

/** A customer on its way: the fields' places and the map, grey. */
export default function EsqueletoDetalle() {
  return (
    <MarcoDetalle titulo={TEXTOS.detalle.cargando}>
      <Hoja
        datos={<PageSkeleton cantidad={7} alto={68} />}
        domicilios={
          <Skeleton variant="rounded" animation={false} sx={{ height: { xs: 460, lg: 'auto' }, borderRadius: '14px' }} />
        }
      />
    </MarcoDetalle>
  );
}
