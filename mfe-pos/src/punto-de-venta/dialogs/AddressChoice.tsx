import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import FieldErrorText from '@lavanda/shared/ui/fields/FieldError';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { TEXTS } from '../texts';

/** Value of the option 'Otro domicilio', for an address that isn't in the list. */
export const OTHER = 'otro';

interface AddressChoiceProps {
  label: string;
  addresses: readonly Domicilio[];
  /** Index of the chosen address, `OTHER`, or '' before any choice. */
  choice: string;
  /** True when the user tried to continue without a choice. */
  error: boolean;
  onChoose(choice: string): void;
}

/** The cliente's addresses and 'Otro domicilio'. Draws nothing for a cliente without addresses. */
export default function AddressChoice({ label, addresses, choice, error, onChoose }: AddressChoiceProps) {
  const fault = useId();
  if (addresses.length === 0) return null;
  const options = [...addresses.map((address) => address.descripcion), TEXTS.otherDomicilio];
  return (
    <div>
      <RadioGroup
        aria-label={label}
        aria-describedby={error ? fault : undefined}
        value={choice}
        onChange={(_event, value) => onChoose(value)}
      >
        {options.map((option, index) => {
          const value = index < addresses.length ? String(index) : OTHER;
          return (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio autoFocus={choice === '' ? index === 0 : value === choice} />}
              label={option}
              sx={ADDRESS}
            />
          );
        })}
      </RadioGroup>
      <FieldErrorText id={fault} mensaje={error ? TEXTS.missingDomicilio : null} />
    </div>
  );
}

const ADDRESS = { minHeight: 48, mr: 0, overflowWrap: 'anywhere' } as const;
