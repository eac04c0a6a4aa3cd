import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import BackCloses from '@lavanda/shared/ui/dialogs/BackCloses';
import { InPrerender } from '@lavanda/shared/ui/dialogs/IdlePrerender';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { use, useState } from 'react';
import ClienteRegistration from '../../clientes/ClienteRegistration';
import ClienteSearch from '../../clientes/ClienteSearch';
import { FullSheet } from '../note/FullSheet';
import { TEXTS } from '../texts';

export interface ClientePickerProps {
  /** Element the popover is anchored to; on phones the picker is a full-screen page instead. */
  anchor: HTMLElement | null;
  onPhone: boolean;
  onSelect(cliente: Cliente): void;
  onClose(): void;
}

/** Finds or registers the nota's cliente. Open while mounted. */
export default function ClientePicker({ anchor, onPhone: phone, onSelect, onClose }: ClientePickerProps) {
  const [registering, setRegistering] = useState<string | null>(null);
  const inPrerender = use(InPrerender);
  const goBack = () => setRegistering(null);
  const searchBox = <ClienteSearch autoFocus compact={!phone} onSelect={onSelect} onRegister={setRegistering} />;
  const registration = <ClienteRegistration initialName={registering ?? ''} onRegistered={onSelect} onCancel={goBack} />;

  if (phone) {
    return (
      <FullSheet
        title={registering === null ? TEXTS.selectUser : TEXTS.registerCliente}
        onBack={registering === null ? onClose : goBack}
      >
        <Box sx={{ flex: 1, overflowY: 'auto', px: 3, pb: 4 }}>{registering === null ? searchBox : registration}</Box>
      </FullSheet>
    );
  }
  if (registering !== null) {
    return (
      <AppDialog opened width={520} title={TEXTS.registerCliente} onClose={onClose}>
        {registration}
      </AppDialog>
    );
  }
  return (
    <Popover
      open
      disablePortal={inPrerender}
      anchorEl={anchor}
      onClose={onClose}
      disableRestoreFocus
      transitionDuration={120}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 2, horizontal: 0 }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': TEXTS.selectUser,
          elevation: 8,
          style: { width: anchor?.parentElement?.clientWidth ?? 404 },
          sx: {
            // The popover grows with the matches; the limit keeps its last row inside the window.
            maxHeight: 'calc(100dvh - 84px)',
            borderRadius: '14px',
            boxShadow: 8,
            border: '1px solid',
            borderColor: 'divider',
          },
        },
      }}
    >
      <BackCloses onBack={onClose} />
      {searchBox}
    </Popover>
  );
}
