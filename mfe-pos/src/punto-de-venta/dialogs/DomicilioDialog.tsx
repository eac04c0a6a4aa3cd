import { errorMessage } from '@lavanda/shared';
import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { oneSpace } from '@lavanda/shared/domain/text';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Field from '@lavanda/shared/ui/fields/Field';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { usePosClienteQuery } from '../../clientes/endpoints';
import { type ChosenCliente, type Draft, domicilioOf } from '../draft/draft';
import { TEXTS } from '../texts';
import AddressChoice, { OTHER } from './AddressChoice';
import { useKeepDomicilio } from './useKeepDomicilio';

export interface DomicilioDialogProps {
  draft: Draft;
  cliente: ChosenCliente;
  /** Called with null when the user continues without an address. */
  onAccept(domicilio: Domicilio | null): void;
  onCancel(): void;
}

/** The cliente's addresses and the chosen one: an index, `OTHER` or, before any choice, ''. */
function useAddressForm(draft: Draft, cliente: ChosenCliente) {
  const { data, error, isFetching } = usePosClienteQuery(cliente.id, { refetchOnMountOrArgChange: true });
  const addresses = data?.domicilio ?? cliente.addresses ?? [];
  const current = domicilioOf(draft);
  const known = addresses.findIndex((address) => address.descripcion === current?.descripcion);
  const [picked, setPicked] = useState<string | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const initial = current ? (known === -1 ? OTHER : String(known)) : '';
  const unchosen = addresses.length === 0 ? OTHER : addresses.length === 1 ? '0' : '';
  const choice = picked ?? (initial || unchosen);
  return {
    data,
    error,
    addresses,
    loading: isFetching && addresses.length === 0,
    choice,
    setPicked,
    // Before anything is typed: the nota's own address, unless that is in the list.
    text: typed ?? (known === -1 ? (current?.descripcion ?? '') : ''),
    setText: setTyped,
  };
}

/**
 * Asks where the nota is delivered: to one of the cliente's addresses or to a typed one, which can be added to the cliente.
 * Open while mounted.
 */
export default function DomicilioDialog({ draft, cliente, onAccept, onCancel }: DomicilioDialogProps) {
  const { data, error, addresses, loading, choice, setPicked, text, setText } = useAddressForm(draft, cliente);
  const [keep, setKeep] = useState(true);
  const [missing, setMissing] = useState(false);
  const keepDomicilio = useKeepDomicilio();

  function accept() {
    const chosen = choice === OTHER || choice === '' ? undefined : addresses[Number(choice)];
    if (chosen) return onAccept(chosen);
    const typed = oneSpace(text);
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
      {loading && (
        <CircularProgress size={24} aria-label={TEXTS.loadingDomicilios} sx={{ display: 'block', mx: 'auto', my: 4 }} />
      )}
      <Box sx={{ display: loading ? 'none' : 'grid', gap: 3 }}>
        {error && <Alert severity="warning">{TEXTS.domiciliosError(errorMessage(error))}</Alert>}
        <AddressChoice
          label={TEXTS.domiciliosOf(cliente.nombre)}
          addresses={addresses}
          choice={choice}
          error={missing && choice !== OTHER}
          onChoose={(chosen) => {
            setPicked(chosen);
            setMissing(false);
          }}
        />
        {choice === OTHER && !loading && (
          <>
            <Field
              label={TEXTS.typedDomicilio}
              autoFocus
              value={text}
              error={missing ? TEXTS.missingDomicilio : null}
              input={{ autoComplete: 'off', maxLength: 300 }}
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
      </Box>
    </AppDialog>
  );
}
