import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

interface CheckboxProps extends Pick<ComponentProps<'input'>, 'ref'> {
  label: string;
  marked: boolean;
  /** `asRange` is true while Shift is held: the change applies to every row between the last changed row and this one. */
  onToggle(asRange: boolean): void;
}

export default function Checkbox({ label, marked, onToggle, ref }: CheckboxProps) {
  return (
    // Without this, Shift+click would also select the rows' text.
    <CheckboxPlace onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <input
        type="checkbox"
        ref={ref}
        data-control="casilla"
        aria-label={label}
        checked={marked}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </CheckboxPlace>
  );
}

export const CheckboxPlace = styled('label')(({ theme }) => ({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    width: 20,
    height: 20,
    margin: 0,
    borderRadius: 5,
    cursor: 'pointer',
    display: 'grid',
    placeItems: 'center',
    backgroundColor: '#fff',
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.text.disabled}`,
    color: theme.vars.palette.primary.contrastText,
    '&:checked, &:indeterminate': {
      backgroundColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.edge}`,
    },
    '&:checked::after': {
      content: '""',
      width: 11,
      height: 6,
      border: 'solid currentColor',
      borderWidth: '0 0 2.5px 2.5px',
      transform: 'translateY(-2px) rotate(-45deg)',
    },
    '&:indeterminate::after': {
      content: '""',
      width: 10,
      height: 2.5,
      border: 0,
      borderRadius: 2,
      backgroundColor: 'currentColor',
      transform: 'none',
    },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
}));
