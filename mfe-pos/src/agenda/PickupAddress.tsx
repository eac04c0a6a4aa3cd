import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import Field from '@lavanda/shared/ui/fields/Field';
import SelectField from '@lavanda/shared/ui/fields/SelectField';
import MenuItem from '@mui/material/MenuItem';
import { TEXTS } from '../activos/texts';

const T = TEXTS.agenda;

interface PickupAddressProps {
  addresses: readonly Domicilio[];
  /** The chosen or typed address; null without one. */
  value: Domicilio | null;
  disabled: boolean;
  onChange(domicilio: Domicilio | null): void;
}

/**
 * Where to collect: one of the cliente's addresses, or a typed one if the cliente has none. Draws nothing for a single address,
 * which needs no choice.
 */
export default function PickupAddress({ addresses, value, disabled, onChange }: PickupAddressProps) {
  if (addresses.length === 1) return null;
  if (addresses.length === 0) {
    return (
      <Field
        label={T.where}
        optional
        disabled={disabled}
        value={value?.descripcion ?? ''}
        input={{ autoComplete: 'off', maxLength: 300 }}
        onChange={({ target }) => onChange(target.value === '' ? null : { descripcion: target.value, lat: null, lon: null })}
      />
    );
  }
  const place = addresses.findIndex((one) => one.descripcion === value?.descripcion);
  return (
    <SelectField
      label={T.where}
      error={undefined}
      readOnly={disabled}
      value={String(Math.max(0, place))}
      onChange={(index) => onChange(addresses[Number(index)] ?? null)}
    >
      {addresses.map((address, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cliente may have the same address twice
        <MenuItem key={index} value={String(index)}>
          {address.descripcion}
        </MenuItem>
      ))}
    </SelectField>
  );
}
