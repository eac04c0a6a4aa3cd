import { normalizar } from '@lavanda/shared/domain/texto';
import BedOutlined from '@mui/icons-material/BedOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import IronOutlined from '@mui/icons-material/IronOutlined';
import LocalLaundryServiceOutlined from '@mui/icons-material/LocalLaundryServiceOutlined';

const ICONOS = [
  { palabra: /lavad|secad|encargo/, Icono: LocalLaundryServiceOutlined },
  { palabra: /edredon|blanco|cobertor|cama/, Icono: BedOutlined },
  { palabra: /planch/, Icono: IronOutlined },
  { palabra: /tintor|ropa|prenda/, Icono: CheckroomOutlined },
] as const;

/** The icon that goes with a category's name, the same as on the counter; a laundry may call them anything. */
export default function IconoDeCategoria({ nombre }: { nombre: string }) {
  const texto = normalizar(nombre);
  const Icono = ICONOS.find(({ palabra }) => palabra.test(texto))?.Icono ?? CategoryOutlined;
  return <Icono aria-hidden sx={{ fontSize: 20, flex: 'none', color: 'primary.text' }} />;
}
