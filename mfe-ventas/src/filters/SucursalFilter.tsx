import { useSucursalesQuery } from '@lavanda/shared';
import SucursalSelect from '@lavanda/shared/ui/fields/SucursalSelect';
import { FILTER_TEXTS as T, TEXTS } from '../texts';

interface SucursalFilterProps {
  /** Id of the chosen sucursal; '' for all of them. */
  value: string;
  onChange(sucursal: string): void;
}

/** Sucursal filter for roles that see every sucursal. Opening it retries if the sucursales couldn't be loaded. */
export default function SucursalFilter({ value, onChange }: SucursalFilterProps) {
  const { data: sucursales = [], isError, refetch } = useSucursalesQuery();
  return (
    <SucursalSelect
      label={TEXTS.sucursal}
      all={T.allSucursales}
      options={sucursales.map(({ _id, nombre_sucursal: name }) => ({ value: _id, name }))}
      value={sucursales.some(({ _id }) => _id === value) ? value : ''}
      onChange={onChange}
      onOpen={() => {
        if (isError) void refetch();
      }}
      notice={isError ? T.noSucursales : undefined}
      sx={{ minWidth: 222, flex: 'none' }}
    />
  );
}
