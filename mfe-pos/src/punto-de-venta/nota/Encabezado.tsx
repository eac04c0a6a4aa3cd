import type { Dia } from '@lavanda/shared/domain/fechas';
import ToggleCasilla from '@lavanda/shared/ui/ToggleCasilla';
import EventOutlined from '@mui/icons-material/EventOutlined';
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded';
import Box from '@mui/material/Box';
import type { RefObject } from 'react';
import { contacto } from '../../clientes/contacto';
import type { Borrador } from '../borrador/borrador';
import type { Bandera, Mando } from '../mando';
import { Tecla } from '../teclado/Tecla';
import { TEXTOS } from '../textos';
import { BotonCampo } from './estilos';

export interface EncabezadoProps {
  cliente: Borrador['cliente'];
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
  mando: Mando;
}

const BANDERAS: readonly { bandera: Bandera; etiqueta: string }[] = [
  { bandera: 'factura', etiqueta: TEXTOS.factura },
  { bandera: 'aDomicilio', etiqueta: TEXTOS.aDomicilio },
  { bandera: 'express', etiqueta: TEXTOS.express },
];

/** Customer, date and the three switches of a note. */
export default function Encabezado(props: EncabezadoProps) {
  const { cliente, fecha, fechaEntrega, bloqueado, soloLectura, faltaCliente, botonCliente, mando } = props;
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr) 136px', lg: 'minmax(0, 1fr) 150px' }, gap: 2 }}>
        <BotonCampo
          ref={botonCliente}
          aria-haspopup="dialog"
          disabled={bloqueado}
          data-error={faltaCliente && !cliente}
          onClick={() => mando.abrir({ tipo: 'cliente' })}
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
          <Tecla>F2</Tecla>
        </BotonCampo>
        <BotonCampo
          aria-haspopup="dialog"
          aria-label={TEXTOS.fecha(fecha, fechaEntrega)}
          disabled={bloqueado}
          onClick={() => mando.abrir({ tipo: 'fecha' })}
          sx={{ fontWeight: 600, fontSize: 15 }}
        >
          <EventOutlined aria-hidden />
          {fecha}
        </BotonCampo>
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
        {BANDERAS.map(({ bandera, etiqueta }) => (
          <ToggleCasilla
            key={bandera}
            etiqueta={etiqueta}
            valor={props[bandera]}
            deshabilitado={soloLectura || (bloqueado && bandera !== 'factura')}
            onCambio={() => mando.alternar(bandera)}
          />
        ))}
      </Box>
    </>
  );
}
