import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import Tear from '@lavanda/shared/ui/Tear';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import Chip from '@mui/material/Chip';
import { nombreDeRegimen } from '../clientes/regimen';
import { TEXTOS } from '../textos';
import type { Borrador } from './borrador';
import Lectura from './Lectura';
import Seccion from './Seccion';

const T = TEXTOS.detalle;

/** The customer's data to read: text, not disabled fields. */
export default function HojaLectura({ datos }: { datos: Borrador }) {
  const factura = datos.rfc !== '';
  return (
    <>
      <Seccion lectura icono={<PersonOutlined aria-hidden />} titulo={T.datos}>
        <Lectura etiqueta={T.nombre} valor={datos.nombre} />
        <Lectura etiqueta={T.apellidos} valor={datos.apellido} />
        <Lectura etiqueta={T.telefono} valor={formatoTelefono(datos.telefono)} />
        <Lectura etiqueta={T.domiciliosRegistrados} valor={String(datos.domicilio.length)} />
      </Seccion>
      <Tear sx={{ mx: { xs: -4, sm: -6 } }} />
      <Seccion
        lectura
        primeraAncha
        icono={<RequestQuoteOutlined aria-hidden />}
        titulo={T.fiscales}
        nota={<Chip component="span" color={factura ? 'primary' : 'default'} label={T.factura(factura)} />}
      >
        <Lectura etiqueta={T.rfc} valor={datos.rfc} />
        <Lectura etiqueta={T.cp} valor={datos.cp} />
        <Lectura ancha etiqueta={T.razonSocial} valor={datos.razonSocial} />
        <Lectura ancha etiqueta={T.regimenFiscal} valor={nombreDeRegimen(datos.regimenFiscal)} />
        <Lectura ancha etiqueta={T.correoElectronico} valor={datos.correoElectronico} />
      </Seccion>
    </>
  );
}
