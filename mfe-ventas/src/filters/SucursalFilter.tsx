import { useSucursalesQuery } from '@lavanda/shared';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { FILTER_TEXTS as T, TEXTS } from '../texts';

interface SucursalFilterProps {
  /** Id of the sucursal, '' for all. */
  value: string;
  onChange(sucursal: string): void;
}

/** Sucursal filter for superusers. Opening it retries loading the sucursales if that failed. */
export default function SucursalFilter({ value, onChange }: SucursalFilterProps) {
  const { data: sucursales = [], isError, refetch } = useSucursalesQuery();
  const known = sucursales.some(({ _id }) => _id === value);
  return (
    <Select
      displayEmpty
      IconComponent={ExpandMoreRounded}
      notched={false}
      value={known ? value : ''}
      onOpen={() => {
        if (isError) void refetch();
      }}
      onChange={({ target }) => onChange(target.value)}
      SelectDisplayProps={{ 'aria-label': TEXTS.sucursal }}
      startAdornment={
        <InputAdornment position="start" sx={{ mr: 0 }}>
          <StorefrontOutlined aria-hidden />
        </InputAdornment>
      }
      sx={SELECTOR}
    >
      <MenuItem value="">{T.allSucursales}</MenuItem>
      {sucursales.map(({ _id, nombre_sucursal: branchName }) => (
        <MenuItem key={_id} value={_id}>
          {branchName}
        </MenuItem>
      ))}
      {isError && <MenuItem disabled>{T.noSucursales}</MenuItem>}
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
