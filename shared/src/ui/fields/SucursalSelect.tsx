import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import FilterSelect, { type FilterSelectProps } from './FilterSelect.tsx';

export type SucursalSelectProps = Omit<FilterSelectProps, 'icon'>;

/** Select by which a page shows one sucursal or, with its first option, all of them. */
export default function SucursalSelect(props: SucursalSelectProps) {
  return <FilterSelect icon={<StorefrontOutlined aria-hidden />} {...props} />;
}
