import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { contact } from '../../clientes/contact';
import { CREDIT_TEXTS } from '../../credit/texts';
import type { Draft } from '../draft/draft';
import { KeyHint } from '../keyboard/KeyHint';
import { TEXTS } from '../texts';
import { FieldButton } from './FieldButton';

interface ClienteButtonProps {
  cliente: Draft['cliente'];
  /** The cliente's credit, centavos. */
  credit: Centavos;
  disabled: boolean;
  /** True when the last save was refused because the cliente was missing. */
  missing: boolean;
  onOpen(): void;
  ref?: Ref<HTMLButtonElement>;
}

/** Shows the nota's cliente with phone, number of addresses and credit; opens the choice of another cliente. */
export default function ClienteButton({ cliente, credit, disabled, missing, onOpen, ref }: ClienteButtonProps) {
  return (
    <FieldButton ref={ref} aria-haspopup="dialog" disabled={disabled} data-error={missing && !cliente} onClick={onOpen}>
      <PersonOutlineRounded aria-hidden />
      <Box component="span" sx={{ flex: 1, minWidth: 0, color: cliente ? 'text.primary' : 'text.disabled' }}>
        {cliente ? (
          <>
            <b>{cliente.nombre}</b>
            <small>
              {contact(cliente.telefono, cliente.domicilios)}
              {credit > 0 && ` · ${CREDIT_TEXTS.credit(formatMoney(credit))}`}
            </small>
          </>
        ) : (
          TEXTS.selectUser
        )}
      </Box>
      <KeyHint>F2</KeyHint>
    </FieldButton>
  );
}
