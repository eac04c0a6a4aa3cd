import { mensajeDeFallo, useUsuario } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/clientes';
import { nuevoId } from '@lavanda/shared/domain/nuevoId';
import Field from '@lavanda/shared/ui/Field';
import { useFocoTrasOcupado } from '@lavanda/shared/ui/useFocoTrasOcupado';
import LocationOnOutlined from '@mui/icons-material/LocationOnOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { TEXTOS } from '../activos/textos';
import { usePosGuardarClienteMutation } from './endpoints';
import { CAMPOS, type Campo, cuerpoDeCliente, type DatosCliente, type Errores, erroresDelServidor, validar } from './errores';
import { separarNombre } from './nombre';

const T = TEXTOS.clientes;

export interface RegistroClienteProps {
  /** What was typed in the search. */
  nombreInicial?: string;
  onRegistrado(cliente: Cliente): void;
  onCancelar(): void;
}

/** Quick registration of a customer: first and last name, optional phone and address. What was typed survives a failure. */
export default function RegistroCliente({ nombreInicial = '', onRegistrado, onCancelar }: RegistroClienteProps) {
  const [id] = useState(nuevoId);
  const [datos, setDatos] = useState<DatosCliente>(() => ({ ...separarNombre(nombreInicial), telefono: '', domicilio: '' }));
  const [errores, setErrores] = useState<Errores>({});
  const [fallo, setFallo] = useState<string | null>(null);
  const [guardar, { isLoading }] = usePosGuardarClienteMutation();
  const tenant = useUsuario().tenantData._id;
  const formulario = useRef<HTMLFormElement>(null);
  useFocoTrasOcupado(isLoading);

  function mostrar(nuevos: Errores) {
    setErrores(nuevos);
    const primero = CAMPOS.find((campo) => nuevos[campo]);
    if (primero) formulario.current?.querySelector<HTMLInputElement>(`[name="${primero}"]`)?.focus();
  }

  async function registrar(evento: FormEvent) {
    evento.preventDefault();
    evento.stopPropagation();
    if (isLoading) return;
    setFallo(null);
    const locales = validar(datos);
    mostrar(locales);
    if (Object.keys(locales).length > 0) return;
    const cuerpo = cuerpoDeCliente(id, datos);
    const respuesta = await guardar(cuerpo);
    if (respuesta.error) {
      setFallo(mensajeDeFallo(respuesta.error));
      mostrar(erroresDelServidor(respuesta.error));
      return;
    }
    onRegistrado({
      ...SIN_DATOS_FISCALES,
      ...cuerpo,
      _id: respuesta.data,
      domicilio: cuerpo.domicilio ?? [],
      tenant,
      nota_pendiente: null,
    });
  }

  const campo = (nombre: Campo, entrada: ComponentProps<'input'>) => ({
    name: nombre,
    value: datos[nombre],
    error: errores[nombre],
    entrada,
    onChange: ({ target }: { target: { value: string } }) => {
      setDatos((previos) => ({ ...previos, [nombre]: target.value }));
      setErrores(({ [nombre]: _quitado, ...resto }) => resto);
    },
  });

  return (
    <Box component="form" ref={formulario} noValidate onSubmit={registrar} sx={{ display: 'grid', gap: 3.5 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: 2.5, sm: 3.5 }, alignItems: 'start' }}>
        <Field etiqueta={T.nombre} autoFocus {...campo('nombre', { autoComplete: 'off', maxLength: 120, required: true })} />
        <Field etiqueta={T.apellidos} {...campo('apellido', { autoComplete: 'off', maxLength: 120, required: true })} />
      </Box>
      <Field
        etiqueta={T.telefono}
        type="tel"
        placeholder={T.ejemploTelefono}
        {...campo('telefono', { autoComplete: 'off', inputMode: 'tel', maxLength: 40 })}
      />
      <Field
        etiqueta={T.domicilio}
        {...campo('domicilio', { autoComplete: 'off', maxLength: 300 })}
        startAdornment={
          <InputAdornment position="start">
            <LocationOnOutlined aria-hidden />
          </InputAdornment>
        }
      />
      {fallo !== null && <Alert severity="error">{T.noSeRegistro(fallo)}</Alert>}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 3, pt: 3, pb: 1 }}>
        <Button onClick={onCancelar} disabled={isLoading} sx={{ minHeight: 56 }}>
          {T.regresar}
        </Button>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isLoading}
          startIcon={isLoading ? <CircularProgress size={18} color="inherit" /> : undefined}
          sx={{ minWidth: 200 }}
        >
          {isLoading ? T.guardando : T.registrarYContinuar}
        </Button>
      </Box>
    </Box>
  );
}

const SIN_DATOS_FISCALES = { rfc: '', regimenFiscal: '', razonSocial: '', cp: '', correoElectronico: '' };
