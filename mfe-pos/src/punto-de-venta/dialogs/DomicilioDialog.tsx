import { errorMessage } from '@lavanda/shared';
import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import FieldErrorText from '@lavanda/shared/ui/fields/FieldError';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { usePosClienteQuery } from '../../clientes/endpoints';
import { type ChosenCliente, type Draft, domicilioOf } from '../draft/draft';
import { TEXTS } from '../texts';
import { useKeepDomicilio } from './useKeepDomicilio';

export interface DomicilioDialogProps {
  draft: Draft;
  cliente: ChosenCliente;
  /** `null` when the user goes on without an address. */
  onAccept(domicilio: Domicilio | null): void;
  onCancel(): void;
}

const OTHER = 'otro';

/**
 * Asks where the nota is delivered: one of the cliente's addresses, or another one as text, which may be added to the
 * cliente. It is open while mounted.
 */
export default function DomicilioDialog({ draft, cliente, onAccept, onCancel }: DomicilioDialogProps) {
  const { data, error, isFetching } = usePosClienteQuery(cliente.id, { refetchOnMountOrArgChange: true });
  const addresses = data?.domicilio ?? cliente.addresses ?? [];
  const current = domicilioOf(draft);
  const known = addresses.findIndex((address) => address.descripcion === current?.descripcion);
  const [picked, setPicked] = useState<string | null>(null);
  const [text, setText] = useState(known === -1 ? (current?.descripcion ?? '') : '');
  const [keep, setKeep] = useState(true);
  const [missing, setMissing] = useState(false);
  const keepDomicilio = useKeepDomicilio();
  const fault = useId();

  const initial = known >= 0 ? String(known) : addresses.length === 0 || text !== '' ? OTHER : '';
  const choice = picked ?? initial;
  const loading = isFetching && addresses.length === 0;

  function accept() {
    const chosen = choice === OTHER ? null : addresses[Number(choice === '' ? -1 : choice)];
    const typed = text.replace(/\s+/g, ' ').trim();
    if (chosen) return onAccept(chosen);
    if (choice !== OTHER || typed === '') return setMissing(true);
    const fresh = { descripcion: typed, lat: null, lon: null };
    if (keep && data) void keepDomicilio(data, fresh);
    onAccept(fresh);
  }

  return (
    <AppDialog
      opened
      width={480}
      title={TEXTS.domicilioQuestion}
      subtitle={cliente.nombre}
      onClose={onCancel}
      onSubmit={accept}
      actions={
        <>
          <Button onClick={() => onAccept(null)}>{TEXTS.withoutDomicilio}</Button>
          <Button type="submit" variant="contained" size="large" sx={{ flex: 1 }}>
            {TEXTS.useDomicilio}
          </Button>
        </>
      }
    >
      {loading ? (
        <CircularProgress size={24} sx={{ display: 'block', mx: 'auto', my: 4 }} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {error && <Alert severity="warning">{TEXTS.domiciliosError(errorMessage(error))}</Alert>}
          {addresses.length > 0 && (
            <RadioGroup
              aria-label={TEXTS.domiciliosOf(cliente.nombre)}
              value={choice}
              onChange={(_event, value) => {
                setPicked(value);
                setMissing(false);
              }}
            >
              {[...addresses.map((address) => address.descripcion), TEXTS.otherDomicilio].map((label, index) => (
                <FormControlLabel
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cliente may have the same address twice
                  key={index}
                  value={index < addresses.length ? String(index) : OTHER}
                  control={<Radio autoFocus={index === Math.max(0, known)} />}
                  label={label}
                  sx={ADDRESS}
                />
              ))}
            </RadioGroup>
          )}
          {choice === OTHER && (
            <>
              <Field
                label={TEXTS.typedDomicilio}
                autoFocus
                value={text}
                input={{ autoComplete: 'off', maxLength: 300, 'aria-invalid': missing, 'aria-errormessage': fault }}
                onChange={({ target }) => {
                  setText(target.value);
                  setMissing(false);
                }}
              />
              {data && (
                <FormControlLabel
                  control={<Checkbox checked={keep} onChange={(_event, checked) => setKeep(checked)} />}
                  label={TEXTS.keepDomicilio}
                />
              )}
            </>
          )}
          <FieldErrorText id={fault} mensaje={missing ? TEXTS.missingDomicilio : null} />
        </Box>
      )}
    </AppDialog>
  );
}

const ADDRESS = { minHeight: 48, mr: 0, overflowWrap: 'anywhere' } as const;
