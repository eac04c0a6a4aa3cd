import { useSucursalesQuery } from '@lavanda/shared';
import type { Identity, Sucursal } from '@lavanda/shared/contract/schemas/tenant';
import { type BranchReceiptField, EMPTY_ISSUER, missingOfBranch, missingOfTenant } from '@lavanda/shared/domain/receipt';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { fieldId } from '../form/validate';
import { RECEIPT_TEXTS as T } from './texts';

interface Missing {
  key: string;
  text: string;
  go(): void;
}

/** Focuses the control of a field on the page, which also scrolls it into view. */
function goTo(field: string): void {
  const place = document.getElementById(fieldId(field));
  const control = place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>('[role="combobox"]');
  control?.focus();
}

interface MissingListProps {
  /** The saved identity; unsaved values aren't on tickets yet. */
  identity: Identity;
  /** Opens the dialog of a sucursal with the focus on one of its fields. */
  onBranch(sucursal: Sucursal, field: BranchReceiptField): void;
}

/** List of the data that a complete receipt still needs; each entry leads to its field. */
export default function MissingList({ identity, onBranch }: MissingListProps) {
  const { data: sucursales = [] } = useSucursalesQuery();
  const id = useId();
  const { emisor: issuer = EMPTY_ISSUER, ticket_legal: legal, aviso_privacidad: notice } = identity;
  const missing: Missing[] = [
    ...missingOfTenant(issuer, legal, notice).map((field) => ({
      key: field,
      text: T.ofTenant[field],
      go: () => goTo(field in issuer ? `emisor.${field}` : field),
    })),
    ...sucursales.flatMap((sucursal) =>
      missingOfBranch(sucursal).map((field) => ({
        key: `${sucursal._id} ${field}`,
        text: T.ofBranch[field](sucursal.nombre_sucursal),
        go: () => onBranch(sucursal, field),
      })),
    ),
  ];
  if (missing.length === 0) {
    return (
      <Typography variant="body2" sx={COMPLETE}>
        <CheckCircleOutlined aria-hidden sx={{ fontSize: 20 }} />
        {T.complete}
      </Typography>
    );
  }
  return (
    <Box sx={WELL}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600 }}>
        {T.missing}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={LIST}>
        {missing.map(({ key, text, go }) => (
          <li key={key}>
            <Button variant="outlined" onClick={go} sx={{ px: 3, fontSize: 14, bgcolor: 'background.paper' }}>
              {text}
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const COMPLETE = { display: 'flex', alignItems: 'center', gap: 2, mb: 4, color: 'success.main', fontWeight: 600 } as const;

const WELL = { mb: 4, p: 3, borderRadius: '10px', bgcolor: 'warning.light' } as const;

const LIST = { display: 'flex', flexWrap: 'wrap', gap: 2, listStyle: 'none', m: 0, mt: 2, p: 0 } as const;
