import { useSucursalesQuery } from '@lavanda/shared';
import type { Sucursal } from '@lavanda/shared/contract/schemas/tenant';
import { formatPhone } from '@lavanda/shared/domain/phone';
import type { BranchReceiptField } from '@lavanda/shared/domain/receipt';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import AddRounded from '@mui/icons-material/AddRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import Card from '../form/Card';
import { SUCURSALES_TEXTS as T } from '../texts';
import SucursalDialog from './SucursalDialog';
import { zoneOf } from './zones';

function details({ zona_horaria: timeZone, direccion: address, telefono: phone }: Sucursal): string[] {
  return [address ?? '', formatPhone(phone ?? ''), zoneOf(timeZone).nombre].filter(Boolean);
}

/** The sucursal that the dialog edits (null to add one), and the field that gets the focus (the name by default). */
export interface OpenSucursal {
  sucursal: Sucursal | null;
  field?: BranchReceiptField;
}

interface SucursalesSectionProps {
  /** Null while the dialog is closed. */
  opened: OpenSucursal | null;
  onOpen(opened: OpenSucursal | null): void;
}

/** The laundry's sucursales, with the dialog that adds or changes one. */
export default function SucursalesSection({ opened, onOpen }: SucursalesSectionProps) {
  const { data: sucursales, error, isFetching, refetch } = useSucursalesQuery();
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const loaded = sucursales !== undefined;
  useEffect(() => {
    if (loaded && hash === '#sucursales') section.current?.scrollIntoView?.({ block: 'center' });
  }, [loaded, hash]);

  return (
    <Card title={T.title} ref={section}>
      {!sucursales && error && !isFetching && <ErrorPanel level="h3" title={T.notLoaded} error={error} onRetry={refetch} />}
      {!sucursales && (isFetching || !error) && <PageSkeleton count={2} height={56} />}
      {sucursales && (
        <Box component="ul" aria-label={T.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {sucursales.map((sucursal) => (
            <Box component="li" key={sucursal._id} sx={LIST_ROW}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <b>{sucursal.nombre_sucursal}</b>
                <small>{details(sucursal).join(' · ')}</small>
              </Box>
              <Button
                aria-label={T.editWhich(sucursal.nombre_sucursal)}
                startIcon={<EditOutlined />}
                onClick={() => onOpen({ sucursal })}
                sx={{ flex: 'none', px: 3, mr: -3 }}
              >
                {T.edit}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <Button startIcon={<AddRounded />} onClick={() => onOpen({ sucursal: null })} sx={{ mt: 2, ml: -2, px: 2 }}>
        {T.add}
      </Button>
      {opened && <SucursalDialog {...opened} onClose={() => onOpen(null)} />}
    </Card>
  );
}

const LIST_ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 60,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& b': { display: 'block', fontWeight: 600, fontSize: 15, lineHeight: '20px' },
  '& small': { display: 'block', fontSize: 14, lineHeight: '20px', color: 'text.secondary' },
} as const;
