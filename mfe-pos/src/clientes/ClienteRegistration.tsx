import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { fullName } from '@lavanda/shared/domain/clienteName';
import KnownClientes from '@lavanda/shared/ui/feedback/KnownClientes';
import PrivacyLine from '@lavanda/shared/ui/feedback/PrivacyLine';
import Field from '@lavanda/shared/ui/fields/Field';
import BusyButton from '@lavanda/shared/ui/form/BusyButton';
import LocationOnOutlined from '@mui/icons-material/LocationOnOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { TEXTS } from '../activos/texts';
import { useRegistration } from './useRegistration';

const T = TEXTS.clientes;

export interface ClienteRegistrationProps {
  /** Text typed in the search, used to prefill the name. */
  initialName?: string;
  onRegistered(cliente: Cliente): void;
  onCancel(): void;
}

/** Quick registration of a cliente: names, optional phone and domicilio. Typed data survives a failed save. */
export default function ClienteRegistration({ initialName = '', onRegistered, onCancel }: ClienteRegistrationProps) {
  const { form, register, field, known, error, isLoading } = useRegistration(initialName, onRegistered);
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
      {known.length > 0 && (
        <KnownClientes
          clientes={known}
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
        <BusyButton type="submit" size="large" busy={isLoading} sx={{ minWidth: 200 }}>
          {isLoading ? T.saving : known.length > 0 ? T.registerAnyway : T.registerAndContinue}
        </BusyButton>
      </Box>
    </Box>
  );
}
