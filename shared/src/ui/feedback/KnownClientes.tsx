import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Cliente } from '../../contract/schemas/clientes.ts';
import { fullName } from '../../domain/clienteName.ts';
import { formatPhone } from '../../domain/phone.ts';
import { KNOWN_TEXTS as T } from '../texts.ts';

interface KnownClientesProps {
  clientes: readonly Cliente[];
  /** Draws the user's options for one of the clientes. */
  action(cliente: Cliente): ReactNode;
}

/**
 * Lists stored clientes who may be the cliente about to be registered. The list takes the focus, so that Enter doesn't register a
 * duplicate.
 */
export default function KnownClientes({ clientes, action }: KnownClientesProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} severity="warning" tabIndex={-1} sx={ALERT}>
      {clientes.map((cliente) => (
        <Box key={cliente._id} sx={ROW}>
          <Box component="span" sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {T.known(fullName(cliente), cliente.telefono === '' ? T.noPhone : unbroken(formatPhone(cliente.telefono)))}
          </Box>
          {action(cliente)}
        </Box>
      ))}
    </Alert>
  );
}

/** Keeps a number on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

const ALERT = { alignItems: 'flex-start', '& .MuiAlert-message': { flex: 1, minWidth: 0, py: 0 } } as const;
const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, minHeight: 44 } as const;
