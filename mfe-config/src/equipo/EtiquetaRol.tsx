import type { Miembro } from '@lavanda/shared/contract/equipo';
import type { Rol } from '@lavanda/shared/domain/roles';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { TEXTOS, TEXTOS_INVITACION } from './textos';

/** Fixed for every laundry: a role means the same whatever its colours. */
const COLOR: Record<Rol, { color: string; bgcolor: string }> = {
  superuser: { color: '#4a2d8a', bgcolor: '#ece6f8' },
  admin: { color: 'info.main', bgcolor: 'info.light' },
  user: { color: 'success.main', bgcolor: 'success.light' },
  accountant: { color: 'warning.main', bgcolor: 'warning.light' },
};

/** The role of a confirmed account, or that it waits for its owner and what became of the invitation. */
export default function EtiquetaRol({ miembro }: { miembro: Miembro }) {
  if (miembro.confirmed) {
    return (
      <Box component="span" sx={{ ...ETIQUETA, ...COLOR[miembro.rol] }}>
        {miembro.rol}
      </Box>
    );
  }
  const nota = notaDe(miembro.invitacion);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5, minWidth: 0 }}>
      <Chip size="small" color="warning" icon={<ScheduleRounded />} label={TEXTOS.pendiente} sx={{ maxWidth: 1 }} />
      {nota && <Box sx={NOTA}>{nota}</Box>}
    </Box>
  );
}

function notaDe(invitacion: Miembro['invitacion']): string | null {
  if (invitacion === null) return TEXTOS_INVITACION.sinInvitacion;
  if (invitacion.vencida) return TEXTOS_INVITACION.vencida;
  if (invitacion.correo === 'fallido') return TEXTOS_INVITACION.fallido;
  return invitacion.correo === 'pendiente' ? TEXTOS_INVITACION.pendiente : null;
}

const ETIQUETA = {
  display: 'inline-block',
  justifySelf: 'start',
  px: 2.5,
  height: 26,
  lineHeight: '26px',
  borderRadius: '13px',
  fontWeight: 600,
  fontSize: 13.5,
} as const;

const NOTA = { fontSize: 13, lineHeight: '18px', color: 'text.secondary', pl: 2 } as const;
