import BedOutlined from '@mui/icons-material/BedOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';
import IronOutlined from '@mui/icons-material/IronOutlined';
import LocalLaundryServiceOutlined from '@mui/icons-material/LocalLaundryServiceOutlined';
import { normalize } from '../../domain/text.ts';

const ICONS = [
  { word: /lavad|secad|encargo/, Icon: LocalLaundryServiceOutlined },
  { word: /edredon|blanco|cobertor|cama/, Icon: BedOutlined },
  { word: /planch/, Icon: IronOutlined },
  { word: /tintor|ropa|prenda/, Icon: CheckroomOutlined },
] as const;

/** Icon for a category, matched by words of its name because laundries choose any name. `size` in px. */
export default function CategoryIcon({ nombre: name, size = 18 }: { nombre: string; size?: number }) {
  const text = normalize(name);
  const Icon = ICONS.find(({ word }) => word.test(text))?.Icon ?? CategoryOutlined;
  return <Icon aria-hidden sx={{ fontSize: size, flex: 'none', color: 'primary.text' }} />;
}
