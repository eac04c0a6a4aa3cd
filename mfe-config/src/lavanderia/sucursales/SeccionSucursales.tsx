import { useSucursalesQuery } from '@lavanda/shared';
import type { Sucursal } from '@lavanda/shared/contract/tenant';
import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import AddRounded from '@mui/icons-material/AddRounded';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import Tarjeta from '../forma/Tarjeta';
import { TEXTOS_SUCURSALES as T } from '../textos';
import DialogoSucursal from './DialogoSucursal';
import { zonaDe } from './zonas';

function detalles({ zona_horaria, direccion, telefono }: Sucursal): string[] {
  return [direccion ?? '', formatoTelefono(telefono ?? ''), zonaDe(zona_horaria).nombre].filter(Boolean);
}

/** The laundry's branches: who is added or renamed is in every filter and list at once. */
export default function SeccionSucursales() {
  const { data: sucursales, error, isFetching, refetch } = useSucursalesQuery();
  /** The branch in the dialog; null a new one; undefined no dialog. */
  const [abierta, setAbierta] = useState<Sucursal | null | undefined>(undefined);

  return (
    <Tarjeta titulo={T.titulo}>
      {!sucursales && error && !isFetching && <ErrorPanel nivel="h3" titulo={T.sinCargar} fallo={error} onReintentar={refetch} />}
      {!sucursales && (isFetching || !error) && <PageSkeleton cantidad={2} alto={56} />}
      {sucursales && (
        <Box component="ul" aria-label={T.titulo} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {sucursales.map((sucursal) => (
            <Box component="li" key={sucursal._id} sx={RENGLON}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <b>{sucursal.nombre_sucursal}</b>
                <small>{detalles(sucursal).join(' · ')}</small>
              </Box>
              <Button
                aria-label={T.modificarCual(sucursal.nombre_sucursal)}
                startIcon={<EditOutlined />}
                onClick={() => setAbierta(sucursal)}
                sx={{ flex: 'none', px: 3, mr: -3 }}
              >
                {T.modificar}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <Button startIcon={<AddRounded />} onClick={() => setAbierta(null)} sx={{ mt: 2, ml: -2, px: 2 }}>
        {T.agregar}
      </Button>
      {abierta !== undefined && <DialogoSucursal sucursal={abierta} onCerrar={() => setAbierta(undefined)} />}
    </Tarjeta>
  );
}

const RENGLON = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 60,
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& b': { display: 'block', fontWeight: 600, fontSize: 15, lineHeight: '20px' },
  '& small': { display: 'block', fontSize: 14, lineHeight: '20px', color: 'text.secondary' },
} as const;
