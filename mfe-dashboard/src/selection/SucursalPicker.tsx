import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { TEXTS as T } from '../texts';

interface SelectorSucursalProps {
  sucursales: readonly { id: string; nombre: string }[];
  /** Sucursal id, '' for all. */
  value: string;
  /** Only superuser and accountant may choose (spec 6). */
  enabled: boolean;
  onChange(sucursal: string): void;
}

export default function SelectorSucursal({ sucursales, value, enabled, onChange }: SelectorSucursalProps) {
  return (
    <Select
      displayEmpty
      disabled={!enabled}
      IconComponent={ExpandMoreRounded}
      notched={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ input: { 'aria-label': T.sucursal } }}
      SelectDisplayProps={{ 'aria-label': T.sucursal }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0, display: { xs: 'none', sm: 'flex' } }}>
          <StorefrontOutlined aria-hidden />
        </InputAdornment>
      }
      sx={FIELD}
    >
      <MenuItem value="">{T.allSucursales}</MenuItem>
      {sucursales.map(({ id, nombre: name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}

const FIELD = {
  minWidth: { xs: 0, sm: 190, lg: 210 },
  minHeight: 44,
  fontSize: 15,
  flex: { xs: '1 1 40%', sm: 'none' },
  '& .MuiSelect-select': { minHeight: 24, py: 2.5, pl: { xs: 0, sm: 2.5 } },
} as const;
