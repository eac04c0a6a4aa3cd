import { normalizar } from '@lavanda/shared/domain/texto';
import BedRounded from '@mui/icons-material/BedRounded';
import CategoryRounded from '@mui/icons-material/CategoryRounded';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import IronRounded from '@mui/icons-material/IronRounded';
import LocalLaundryServiceRounded from '@mui/icons-material/LocalLaundryServiceRounded';

const ICONOS = [
  { palabra: /lavad|secad|encargo/, Icono: LocalLaundryServiceRounded },
  { palabra: /edredon|blanco|cobertor|cama/, Icono: BedRounded },
  { palabra: /planch/, Icono: IronRounded },
  { palabra: /tintor|ropa|prenda/, Icono: CheckroomRounded },
] as const;

/** The icon that goes with a category's name; a laundry may call them anything. */
export function IconoDeCategoria({ nombre }: { nombre: string }) {
  const texto = normalizar(nombre);
  const Icono = ICONOS.find(({ palabra }) => palabra.test(texto))?.Icono ?? CategoryRounded;
  return <Icono aria-hidden sx={{ fontSize: 18, color: 'primary.text' }} />;
}
