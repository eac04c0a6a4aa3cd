import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { TEXTS } from './texts';

const T = TEXTS.activos;

interface SucursalFilterProps {
  sucursales: readonly string[];
  /** Name of the sucursal, '' for all. */
  value: string;
  onChange(sucursal: string): void;
}

/** Sucursal filter for superusers. The chosen sucursal stays an option even after its last active nota is gone. */
export default function SucursalFilter({ sucursales, value, onChange }: SucursalFilterProps) {
  const options = value === '' || sucursales.includes(value) ? sucursales : [...sucursales, value];
  return (
    <Select
      displayEmpty
      IconComponent={ExpandMoreRounded}
      notched={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ input: { 'aria-label': T.sucursal } }}
      SelectDisplayProps={{ 'aria-label': T.sucursal }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <StorefrontOutlined aria-hidden />
        </InputAdornment>
      }
      sx={{
        minWidth: 224,
        minHeight: 44,
        fontSize: 15,
        flex: { xs: 1, sm: 'none' },
        '& .MuiSelect-select': { minHeight: 24, py: 2.5, pl: 2.5 },
      }}
    >
      <MenuItem value="">{T.allSucursales}</MenuItem>
      {options.map((sucursal) => (
        <MenuItem key={sucursal} value={sucursal}>
          {sucursal}
        </MenuItem>
      ))}
    </Select>
  );
}
