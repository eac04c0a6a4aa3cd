import Tear from '@lavanda/shared/ui/Tear';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FormEvent } from 'react';
import { TEXTOS } from '../textos';
import CampoRegimen from './CampoRegimen';
import CampoTexto from './CampoTexto';
import Seccion from './Seccion';
import type { CustomerForm } from './useCustomerForm';
import { avisoDeRfc } from './validar';

const T = TEXTOS.detalle;

/** Id of the form, for the button that sends it from the title row. */
export const ID_FORMA = 'cliente-forma';

interface HojaEdicionProps {
  form: CustomerForm;
  onGuardar(): void;
  /** Begins in the first field: it was opened to write. */
  alNombre: boolean;
}

/** The fields of the customer, in the places where their values are read. */
export default function HojaEdicion({ form, onGuardar, alNombre }: HojaEdicionProps) {
  function enviar(evento: FormEvent) {
    evento.preventDefault();
    onGuardar();
  }

  return (
    <Box
      component="form"
      ref={form.inForm}
      id={ID_FORMA}
      noValidate
      onSubmit={enviar}
      aria-busy={form.saving}
      sx={{ display: 'contents' }}
    >
      {form.recovered && form.changed && <Alert severity="info">{T.rescatado}</Alert>}
      {form.failure !== null && <Alert severity="error">{form.failure}</Alert>}
      <Seccion lectura={false} icono={<PersonOutlined aria-hidden />} titulo={T.datos}>
        <CampoTexto
          form={form}
          campo="nombre"
          etiqueta={T.nombre}
          autoFocus={alNombre}
          entrada={{ maxLength: 120, required: true }}
        />
        <CampoTexto form={form} campo="apellido" etiqueta={T.apellidos} entrada={{ maxLength: 120, required: true }} />
        <Box data-ancho={2}>
          <CampoTexto
            form={form}
            campo="telefono"
            etiqueta={T.telefono}
            opcional
            type="tel"
            placeholder={T.ejemploTelefono}
            entrada={{ inputMode: 'tel', maxLength: 40 }}
          />
        </Box>
      </Seccion>
      <Tear sx={{ mx: { xs: -4, sm: -6 } }} />
      <Seccion lectura={false} primeraAncha icono={<RequestQuoteOutlined aria-hidden />} titulo={T.fiscales}>
        <CampoTexto
          form={form}
          campo="rfc"
          etiqueta={T.rfc}
          ayuda={form.touched('rfc') ? avisoDeRfc(form.values.rfc) : undefined}
          entrada={{ maxLength: 20, autoCapitalize: 'characters', spellCheck: false }}
        />
        <CampoTexto form={form} campo="cp" etiqueta={T.cp} entrada={{ inputMode: 'numeric', maxLength: 5 }} />
        <Box data-ancho={2}>
          <CampoTexto form={form} campo="razonSocial" etiqueta={T.razonSocial} entrada={{ maxLength: 200 }} />
        </Box>
        <Box data-ancho={2}>
          <CampoRegimen form={form} />
        </Box>
        <Box data-ancho={2}>
          <CampoTexto
            form={form}
            campo="correoElectronico"
            etiqueta={T.correoElectronico}
            type="email"
            entrada={{ maxLength: 200, inputMode: 'email' }}
          />
        </Box>
      </Seccion>
    </Box>
  );
}
