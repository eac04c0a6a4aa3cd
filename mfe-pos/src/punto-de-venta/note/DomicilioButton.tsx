import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import LocationOnOutlined from '@mui/icons-material/LocationOnOutlined';
import Box from '@mui/material/Box';
import { TEXTS } from '../texts';
import { FieldButton } from './FieldButton';

interface DomicilioButtonProps {
  /** Delivery address; null when none was given. */
  domicilio: Domicilio | null;
  disabled: boolean;
  onOpen(): void;
}

/** Shows the address of an 'a domicilio' nota; pressing it chooses another. */
export default function DomicilioButton({ domicilio, disabled, onOpen }: DomicilioButtonProps) {
  return (
    <FieldButton
      aria-haspopup="dialog"
      aria-label={domicilio ? TEXTS.deliverTo(domicilio.descripcion) : TEXTS.chooseDomicilio}
      disabled={disabled}
      onClick={onOpen}
      sx={{ mt: 2, width: '100%', minHeight: 44, fontSize: 15 }}
    >
      <LocationOnOutlined aria-hidden />
      <Box component="span" sx={{ ...ELLIPSIS, minWidth: 0, color: domicilio ? 'text.primary' : 'error.main' }}>
        {domicilio?.descripcion ?? TEXTS.domicilioQuestion}
      </Box>
    </FieldButton>
  );
}
