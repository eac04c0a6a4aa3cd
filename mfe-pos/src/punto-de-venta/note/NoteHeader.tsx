import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import ToggleCheckbox from '@lavanda/shared/ui/fields/ToggleCheckbox';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { contact } from '../../clientes/contact';
import { CREDIT_TEXTS } from '../../credit/texts';
import type { Draft } from '../draft/draft';
import { KeyHint } from '../keyboard/KeyHint';
import { TEXTS } from '../texts';
import DomicilioButton from './DomicilioButton';
import { FieldButton } from './FieldButton';
import type { NoteActions, NoteFlag } from './noteActions';

export interface NoteHeaderProps {
  cliente: Draft['cliente'];
  /** The cliente's credit, centavos. */
  credit: Centavos;
  fecha: LocalDay;
  promiseDate: LocalDay;
  factura: boolean;
  aDomicilio: boolean;
  /** Delivery address; null when none was given. */
  domicilio: Domicilio | null;
  express: boolean;
  locked: boolean;
  readOnly: boolean;
  /** True when the last save was refused because the cliente was missing. */
  missingCliente: boolean;
  clienteButton: RefObject<HTMLButtonElement | null>;
  actions: NoteActions;
}

const FLAGS: readonly { flag: NoteFlag; label: string }[] = [
  { flag: 'factura', label: TEXTS.factura },
  { flag: 'aDomicilio', label: TEXTS.aDomicilio },
  { flag: 'express', label: TEXTS.express },
];

/** Cliente, date, the nota's three switches and, for delivery, the address. */
export default function NoteHeader(props: NoteHeaderProps) {
  const {
    cliente,
    credit,
    domicilio,
    fecha: date,
    promiseDate,
    locked,
    readOnly,
    missingCliente,
    clienteButton,
    actions,
  } = props;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) 136px', lg: 'minmax(0, 1fr) 150px' },
          gap: 2,
        }}
      >
        <FieldButton
          ref={clienteButton}
          aria-haspopup="dialog"
          disabled={locked}
          data-error={missingCliente && !cliente}
          onClick={() => actions.open({ type: 'cliente' })}
        >
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
        <FieldButton
          aria-haspopup="dialog"
          aria-label={TEXTS.fecha(date, promiseDate)}
          disabled={locked}
          onClick={() => actions.open({ type: 'fecha' })}
          sx={{ fontWeight: 600, fontSize: 15 }}
        >
          <EventOutlined aria-hidden />
          {date}
        </FieldButton>
      </Box>
      <Box
        role="group"
        aria-label={TEXTS.options}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '.8fr 1.05fr 1.35fr', md: '1fr 1.15fr 1.45fr' },
          gap: { xs: 1.5, md: 2 },
          mt: 2,
          '@media (max-width: 359.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          '& .MuiToggleButton-root': {
            px: { xs: 1, md: 2 },
            fontSize: { xs: 13.5, md: 14 },
            gap: { xs: '4px', md: '7px' },
          },
        }}
      >
        {FLAGS.map(({ flag, label }) => (
          <ToggleCheckbox
            key={flag}
            label={label}
            value={props[flag]}
            disabled={readOnly || (locked && flag !== 'factura')}
            onChange={() => actions.toggle(flag)}
          />
        ))}
      </Box>
      {props.aDomicilio && cliente && (
        <DomicilioButton domicilio={domicilio} disabled={locked} onOpen={() => actions.open({ type: 'domicilio' })} />
      )}
    </>
  );
}
