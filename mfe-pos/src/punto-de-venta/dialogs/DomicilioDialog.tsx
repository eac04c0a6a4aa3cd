import { errorMessage } from '@lavanda/shared';
import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ChosenCliente, Draft } from '../draft/draft';
import { TEXTS } from '../texts';
import AddressChoice, { OTHER } from './AddressChoice';
import TypedAddress from './TypedAddress';
import { useAddressForm } from './useAddressForm';

export interface DomicilioDialogProps {
  draft: Draft;
  cliente: ChosenCliente;
  /** Called with null when the user continues without an address. */
  onAccept(domicilio: Domicilio | null): void;
  onCancel(): void;
}

/**
 * Asks where the nota is delivered: to one of the cliente's addresses or to a typed one, which can be added to the cliente.
 * Open while mounted.
 */
export default function DomicilioDialog({ draft, cliente, onAccept, onCancel }: DomicilioDialogProps) {
  const { error, addresses, loading, choice, missing, accept, ...form } = useAddressForm(draft, cliente, onAccept);

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
          onChoose={form.choose}
        />
        {choice === OTHER && !loading && (
          <TypedAddress
            text={form.text}
            error={missing ? TEXTS.missingDomicilio : null}
            keep={form.keep}
            onText={form.write}
            onKeep={form.setKeep}
          />
        )}
      </Box>
    </AppDialog>
  );
}
