import { errorMessage, useCurrentUser } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import { newId } from '@lavanda/shared/domain/newId';
import KnownClientes from '@lavanda/shared/ui/feedback/KnownClientes';
import PrivacyLine from '@lavanda/shared/ui/feedback/PrivacyLine';
import Field from '@lavanda/shared/ui/fields/Field';
import { useFocusAfterBusy } from '@lavanda/shared/ui/focus/useFocusAfterBusy';
import LocationOnOutlined from '@mui/icons-material/LocationOnOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { TEXTS } from '../activos/texts';
import { usePosSaveClienteMutation } from './endpoints';
import { CAMPOS, type ClienteData, clienteBody, type FieldErrors, type FieldName, serverErrors, validate } from './errors';
import { splitName } from './name';
import { useKnown } from './useKnown';

const T = TEXTS.clientes;

export interface ClienteRegistrationProps {
  /** Text typed in the search, used to prefill the name. */
  initialName?: string;
  onRegistered(cliente: Cliente): void;
  onCancel(): void;
}

/** Quick registration of a cliente: names, optional phone and domicilio. Typed data survives a failed save. */
export default function ClienteRegistration({ initialName = '', onRegistered, onCancel }: ClienteRegistrationProps) {
  const [id] = useState(newId);
  const [data, setData] = useState<ClienteData>(() => ({ ...splitName(initialName), telefono: '', domicilio: '' }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [error, setError] = useState<string | null>(null);
  const [save, { isLoading: saving }] = usePosSaveClienteMutation();
  const known = useKnown(id);
  const isLoading = saving || known.looking;
  const { _id: tenant, aviso_privacidad: notice = '' } = useCurrentUser().tenantData;
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterBusy(isLoading);

  function show(created: FieldErrors) {
    setErrors(created);
    const first = CAMPOS.find((field) => created[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  async function register(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isLoading) return;
    setError(null);
    const localErrors = validate(data);
    show(localErrors);
    if (Object.keys(localErrors).length > 0) return;
    const body = clienteBody(id, data);
    if (!(await known.isNew(body))) return;
    const response = await save({ ...body, ...(notice !== '' && { aviso_mostrado: true }) });
    if (response.error) {
      setError(errorMessage(response.error));
      show(serverErrors(response.error));
      return;
    }
    onRegistered({
      ...NO_FISCAL_DATA,
      ...body,
      _id: response.data,
      domicilio: body.domicilio ?? [],
      tenant,
      nota_pendiente: null,
    });
  }

  const field = (name: FieldName, input: ComponentProps<'input'>) => ({
    name,
    value: data[name],
    error: errors[name],
    input,
    onChange: ({ target }: { target: { value: string } }) => {
      setData((previous) => ({ ...previous, [name]: target.value }));
      setErrors(({ [name]: _removed, ...rest }) => rest);
      if (name !== 'domicilio') known.forget();
    },
  });

  return (
    <Box component="form" ref={form} noValidate onSubmit={register} sx={{ display: 'grid', gap: 3.5 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: 2.5, sm: 3.5 }, alignItems: 'start' }}>
        <Field label={T.nombre} autoFocus {...field('nombre', { autoComplete: 'off', maxLength: 120, required: true })} />
        <Field label={T.apellidos} {...field('apellido', { autoComplete: 'off', maxLength: 120 })} />
      </Box>
      <Field
        label={T.telefono}
        type="tel"
        placeholder={T.phoneExample}
        {...field('telefono', { autoComplete: 'off', inputMode: 'tel', maxLength: 100 })}
      />
      <Field
        label={T.domicilio}
        {...field('domicilio', { autoComplete: 'off', maxLength: 300 })}
        startAdornment={
          <InputAdornment position="start">
            <LocationOnOutlined aria-hidden />
          </InputAdornment>
        }
      />
      <PrivacyLine />
      {known.clientes.length > 0 && (
        <KnownClientes
          clientes={known.clientes}
          action={(cliente) => (
            <Button
              color="inherit"
              aria-label={T.pickNamed(fullName(cliente))}
              disabled={isLoading}
              onClick={() => onRegistered(cliente)}
            >
              {T.pick}
            </Button>
          )}
        />
      )}
      {error !== null && <Alert severity="error">{T.notRegistered(error)}</Alert>}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 3, pt: 3, pb: 1 }}>
        <Button onClick={onCancel} disabled={isLoading} sx={{ minHeight: 56 }}>
          {T.goBack}
        </Button>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isLoading}
          startIcon={isLoading ? <CircularProgress size={18} color="inherit" aria-hidden /> : undefined}
          sx={{ minWidth: 200 }}
        >
          {isLoading ? T.saving : known.clientes.length > 0 ? T.registerAnyway : T.registerAndContinue}
        </Button>
      </Box>
    </Box>
  );
}

const NO_FISCAL_DATA = { rfc: '', regimenFiscal: '', razonSocial: '', cp: '', correoElectronico: '' };
