import BedOutlined from '@mui/icons-material/BedOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import IronOutlined from '@mui/icons-material/IronOutlined';
import LocalLaundryServiceOutlined from '@mui/icons-material/LocalLaundryServiceOutlined';
import { normalizar } from '../domain/texto.ts';

const ICONOS = [
  { palabra: /lavad|secad|encargo/, Icono: LocalLaundryServiceOutlined },
  { palabra: /edredon|blanco|cobertor|cama/, Icono: BedOutlined },
  { palabra: /planch/, Icono: IronOutlined },
  { palabra: /tintor|ropa|prenda/, Icono: CheckroomOutlined },
] as const;

/** The icon that goes with a category's name, on the counter and in Configuración; a laundry may call them anything. `tamano` in px. */
export default function IconoDeCategoria({ nombre, tamano = 18 }: { nombre: string; tamano?: number }) {
  const texto = normalizar(nombre);
  const Icono = ICONOS.find(({ palabra }) => palabra.test(texto))?.Icono ?? CategoryOutlined;
  return <Icono aria-hidden sx={{ fontSize: tamano, flex: 'none', color: 'primary.text' }} />;
}
