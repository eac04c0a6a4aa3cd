import type { Dia } from '@lavanda/shared/domain/fechas';
import ToggleCasilla from '@lavanda/shared/ui/ToggleCasilla';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { contacto } from '../../clientes/contacto';
import type { Draft } from '../draft/draft';
import { KeyHint } from '../keyboard/KeyHint';
import { TEXTOS } from '../textos';
import { FieldButton } from './FieldButton';
import type { NoteActions, NoteFlag } from './noteActions';

export interface NoteHeaderProps {
  cliente: Draft['cliente'];
  fecha: Dia;
  fechaEntrega: Dia;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  bloqueado: boolean;
  soloLectura: boolean;
  /** The customer is what a refused save was missing. */
  faltaCliente: boolean;
  botonCliente: RefObject<HTMLButtonElement | null>;
  actions: NoteActions;
}

const FLAGS: readonly { flag: NoteFlag; etiqueta: string }[] = [
  { flag: 'factura', etiqueta: TEXTOS.factura },
  { flag: 'aDomicilio', etiqueta: TEXTOS.aDomicilio },
  { flag: 'express', etiqueta: TEXTOS.express },
];

/** Customer, date and the three switches of a note. */
export default function NoteHeader(props: NoteHeaderProps) {
  const { cliente, fecha, fechaEntrega, bloqueado, soloLectura, faltaCliente, botonCliente, actions } = props;
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr) 136px', lg: 'minmax(0, 1fr) 150px' }, gap: 2 }}>
        <FieldButton
          ref={botonCliente}
          aria-haspopup="dialog"
          disabled={bloqueado}
          data-error={faltaCliente && !cliente}
          onClick={() => actions.open({ tipo: 'cliente' })}
        >
          <PersonOutlineRounded aria-hidden />
          <Box component="span" sx={{ flex: 1, minWidth: 0, color: cliente ? 'text.primary' : 'text.disabled' }}>
            {cliente ? (
              <>
                <b>{cliente.nombre}</b>
                <small>{contacto(cliente.telefono, cliente.domicilios)}</small>
              </>
            ) : (
              TEXTOS.seleccionarUsuario
            )}
          </Box>
          <KeyHint>F2</KeyHint>
        </FieldButton>
        <FieldButton
          aria-haspopup="dialog"
          aria-label={TEXTOS.fecha(fecha, fechaEntrega)}
          disabled={bloqueado}
          onClick={() => actions.open({ tipo: 'fecha' })}
          sx={{ fontWeight: 600, fontSize: 15 }}
        >
          <EventOutlined aria-hidden />
          {fecha}
        </FieldButton>
      </Box>
      <Box
        role="group"
        aria-label={TEXTOS.opciones}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '.8fr 1.05fr 1.35fr', md: '1fr 1.15fr 1.45fr' },
          gap: { xs: 1.5, md: 2 },
          mt: 2,
          '& .MuiToggleButton-root': { px: { xs: 1, md: 2 }, fontSize: { xs: 13.5, md: 14 }, gap: { xs: '4px', md: '7px' } },
        }}
      >
        {FLAGS.map(({ flag, etiqueta }) => (
          <ToggleCasilla
            key={flag}
            etiqueta={etiqueta}
            valor={props[flag]}
            deshabilitado={soloLectura || (bloqueado && flag !== 'factura')}
            onCambio={() => actions.toggle(flag)}
          />
        ))}
      </Box>
    </>
  );
}
