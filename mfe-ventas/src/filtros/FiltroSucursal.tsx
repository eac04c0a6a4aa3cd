import { useSucursalesQuery } from '@lavanda/shared';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { TEXTOS_FILTROS as T, TEXTOS } from '../textos';

interface FiltroSucursalProps {
  /** Id of the branch, '' for all. */
  valor: string;
  onCambio(sucursal: string): void;
}

/** The superuser's branch filter. Opening it asks again for branches that didn't come. */
export default function FiltroSucursal({ valor, onCambio }: FiltroSucursalProps) {
  const { data: sucursales = [], isError, refetch } = useSucursalesQuery();
  const conocida = sucursales.some(({ _id }) => _id === valor);
  return (
    <Select
      displayEmpty
      IconComponent={ExpandMoreRounded}
      notched={false}
      value={conocida ? valor : ''}
      onOpen={() => {
        if (isError) void refetch();
      }}
      onChange={({ target }) => onCambio(target.value)}
      SelectDisplayProps={{ 'aria-label': TEXTOS.sucursal }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <StorefrontOutlined aria-hidden />
        </InputAdornment>
      }
      sx={SELECTOR}
    >
      <MenuItem value="">{T.todasLasSucursales}</MenuItem>
      {sucursales.map(({ _id, nombre_sucursal }) => (
        <MenuItem key={_id} value={_id}>
          {nombre_sucursal}
        </MenuItem>
      ))}
      {isError && <MenuItem disabled>{T.sinSucursales}</MenuItem>}
    </Select>
  );
}

const SELECTOR = {
  minWidth: 222,
  minHeight: 44,
  fontSize: 15,
  flex: 'none',
  '& .MuiSelect-select': { minHeight: 24, py: 2.5, pl: 2.5 },
} as const;
