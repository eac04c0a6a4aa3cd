import type { Centavos } from '@lavanda/shared/domain/money';
import EventOutlined from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { type Draft, domicilioOf } from '../draft/draft';
import type { NoteTotals } from '../draft/totals';
import { TEXTS } from '../texts';
import ClienteButton from './ClienteButton';
import DomicilioButton from './DomicilioButton';
import { FieldButton } from './FieldButton';
import NoteSwitches from './NoteSwitches';
import type { NoteActions } from './noteActions';

export interface NoteHeaderProps {
  draft: Draft;
  totals: NoteTotals;
  /** The cliente's credit, centavos. */
  credit: Centavos;
  locked: boolean;
  readOnly: boolean;
  /** True when the last save was refused because the cliente was missing. */
  missingCliente: boolean;
  clienteButton: RefObject<HTMLButtonElement | null>;
  actions: NoteActions;
}

/** Cliente, date, the nota's three switches and, for delivery, the address. */
export default function NoteHeader(props: NoteHeaderProps) {
  const { draft, locked, readOnly, actions } = props;
  const { fecha: date, promiseDate } = props.totals;
  return (
    <>
      <Box sx={CLIENTE_AND_DATE}>
        <ClienteButton
          ref={props.clienteButton}
          cliente={draft.cliente}
          credit={props.credit}
          disabled={locked}
          missing={props.missingCliente}
          onOpen={() => actions.open({ type: 'cliente' })}
        />
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
      <NoteSwitches draft={draft} locked={locked} readOnly={readOnly} actions={actions} />
      {draft.aDomicilio && draft.cliente && (
        <DomicilioButton domicilio={domicilioOf(draft)} disabled={locked} onOpen={() => actions.open({ type: 'domicilio' })} />
      )}
    </>
  );
}

const CLIENTE_AND_DATE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) 136px', lg: 'minmax(0, 1fr) 150px' },
  gap: 2,
} as const;
