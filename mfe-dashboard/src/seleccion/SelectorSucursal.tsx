import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { TEXTOS as T } from '../textos';

interface SelectorSucursalProps {
  sucursales: readonly { id: string; nombre: string }[];
  /** Branch id, '' for all. */
  valor: string;
  /** Only superuser and accountant choose (spec 6). */
  habilitado: boolean;
  onCambio(sucursal: string): void;
}

export default function SelectorSucursal({ sucursales, valor, habilitado, onCambio }: SelectorSucursalProps) {
  return (
    <Select
      displayEmpty
      disabled={!habilitado}
      IconComponent={ExpandMoreRounded}
      notched={false}
      value={valor}
      onChange={({ target }) => onCambio(target.value)}
      slotProps={{ input: { 'aria-label': T.sucursal } }}
      SelectDisplayProps={{ 'aria-label': T.sucursal }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0, display: { xs: 'none', sm: 'flex' } }}>
          <StorefrontOutlined aria-hidden />
        </InputAdornment>
      }
      sx={CAMPO}
    >
      <MenuItem value="">{T.todasLasSucursales}</MenuItem>
      {sucursales.map(({ id, nombre }) => (
        <MenuItem key={id} value={id}>
          {nombre}
        </MenuItem>
      ))}
    </Select>
  );
}

const CAMPO = {
  minWidth: { xs: 0, sm: 190, lg: 210 },
  minHeight: 44,
  fontSize: 15,
  flex: { xs: '1 1 40%', sm: 'none' },
  '& .MuiSelect-select': { minHeight: 24, py: 2.5, pl: { xs: 0, sm: 2.5 } },
} as const;
