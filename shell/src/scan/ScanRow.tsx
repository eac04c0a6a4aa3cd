import { serverNow } from '@lavanda/shared';
import type { ListedNota } from '@lavanda/shared/contract/schemas/sales';
import { notaMark } from '@lavanda/shared/domain/clave';
import { dayIn, daysBetween, hourIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { CLOSED, TO_COLLECT } from '@lavanda/shared/domain/nota';
import { STAGE_NAMES, type Stage } from '@lavanda/shared/domain/stage';
import Clave from '@lavanda/shared/ui/display/Clave';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalLaundryServiceOutlined from '@mui/icons-material/LocalLaundryServiceOutlined';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import type { ReactElement } from 'react';
import { markedPart, type SeenNota } from './matches';
import { TEXTS as T } from './texts';

const STAGES: Record<Stage, { color: NonNullable<ChipProps['color']>; icon: ReactElement }> = {
  recibida: { color: 'default', icon: <Inventory2Outlined /> },
  proceso: { color: 'info', icon: <LocalLaundryServiceOutlined /> },
  lista: { color: 'success', icon: <CheckroomRounded /> },
};

function StateChip({ nota: { status, etapa: stage = 'recibida', lugar: place = '' } }: { nota: ListedNota }) {
  if (status === CLOSED) return <Chip size="small" label={T.closed} />;
  if (status === TO_COLLECT) return <Chip size="small" color="primary" label={T.toCollect} />;
  const name = STAGE_NAMES[stage];
  return <Chip size="small" {...STAGES[stage]} label={place === '' ? name : T.inPlace(name, place)} />;
}

/** The nota's clave (its folio if it has none), with the typed beginning of the clave marked. */
function Mark({ nota, typed }: { nota: ListedNota; typed: string }) {
  const mark = notaMark(nota);
  const part = markedPart(nota, typed);
  if (part === '') return <Clave clave={mark} />;
  return (
    <>
      <Box component="mark" sx={{ bgcolor: 'warning.light', color: 'inherit', borderRadius: '3px' }}>
        <Clave clave={part} />
      </Box>
      <Clave clave={mark.slice(part.length)} />
    </>
  );
}

/** Names a near day, such as 'mañana'; other days stay dates. */
function near(day: LocalDay, today: LocalDay): string {
  return [T.today, T.tomorrow][daysBetween(today, day)] ?? day;
}

/** Describes a nota: 'Nota 10476 · 9 piezas · mañana', with the promised day or, if it is closed or has none, its own date. */
function detailOf({ folio, bultos: pieces = 0, fecha: date, fecha_entrega: promised, status }: ListedNota, zone: string) {
  const day = status === CLOSED || promised === null ? date : promised;
  return [T.nota(folio), ...(pieces > 0 ? [T.pieces(pieces)] : []), near(day, dayIn(zone, serverNow()))].join(' · ');
}

function seenDetail({ nota, pieza, moment }: SeenNota, zone: string): string {
  const what = pieza === null ? T.nota(nota.folio) : T.piece(pieza, nota.bultos ?? 0);
  return `${what} · ${hourIn(zone, moment)}`;
}

interface ScanRowProps {
  id: string;
  nota: ListedNota;
  /** When and at which piece the nota was opened, for a row of 'Últimas'. */
  seen?: SeenNota;
  /** The text in the field. */
  typed: string;
  zone: string;
  active: boolean;
  onOpen(): void;
}

/** A row with one nota to open. The field keeps the focus; the arrows move through the rows (combobox). */
export function ScanRow({ id, nota, seen, typed, zone, active, onOpen }: ScanRowProps) {
  return (
    <Box component="li" role="option" id={id} aria-selected={active} onClick={onOpen} sx={ROW}>
      <Box component="span" sx={{ minWidth: 64, flex: 'none', fontWeight: 700, fontSize: 17 }}>
        <Mark nota={nota} typed={typed} />
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="b" sx={{ ...ELLIPSIS, display: 'block', fontWeight: 600 }}>
          {nota.usuario_name}
        </Box>
        <Box component="small" sx={{ ...ELLIPSIS, display: 'block', fontSize: 14, lineHeight: '18px', color: 'text.secondary' }}>
          {seen ? seenDetail(seen, zone) : detailOf(nota, zone)}
        </Box>
      </Box>
      <StateChip nota={nota} />
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 60,
  px: { xs: 4, sm: 6 },
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'background.sunken' },
  '&[aria-selected="true"]': { bgcolor: 'primary.tint50' },
} as const;
