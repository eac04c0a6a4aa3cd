import { formatQuantity } from '@lavanda/shared/domain/money';
import { BAG, BUNDLE, countOf, MAX_PIECE, MAX_PIECES, type PieceRow, piecesText } from '@lavanda/shared/domain/pieces';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import AddRounded from '@mui/icons-material/AddRounded';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import ContentCutRounded from '@mui/icons-material/ContentCutRounded';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import ShoppingBagOutlined from '@mui/icons-material/ShoppingBagOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Line } from '../notas/nota';
import Stepper from './Stepper';
import { PIECES_TEXTS as T } from './texts';

interface PieceRowsProps {
  rows: readonly PieceRow[];
  lines: readonly Line[];
  disabled: boolean;
  /** Called with all rows and the index of the changed one. */
  onChange(rows: readonly PieceRow[], place: number): void;
}

function iconOf(row: PieceRow, line: Line | undefined) {
  if (line === undefined) return row.name === BAG ? <ShoppingBagOutlined /> : <Inventory2Outlined />;
  if (line.medida === 'kg') return <ShoppingBagOutlined />;
  return line.medida === 'flex' ? <ContentCutRounded /> : <CheckroomRounded />;
}

/** Text under a row's name: servicio and kilos of a line sold by weight; for other rows '2 piezas' or 'Sin etiqueta propia'. */
function originOf(row: PieceRow, line: Line | undefined): string {
  if (line?.medida === 'kg') return T.kilos(line.servicio, formatQuantity(line.cantidad));
  return row.count === 0 ? T.withoutTag : piecesText(row.count);
}

/** Maximum length of a row's details: one detail for each piece, separated by commas. */
const detailsLength = (count: number) => Math.max(1, count) * (MAX_PIECE + 2);

/**
 * Number of tags of each line and added bundle, with a text that tells its pieces apart, such as their colour. A line sold by
 * weight has no text.
 */
export default function PieceRows({ rows, lines, disabled, onChange }: PieceRowsProps) {
  const room = MAX_PIECES - countOf(rows);
  const lineOf = new Map<string | null, Line>(lines.map((line) => [line.id, line]));
  const set = (place: number, changes: Partial<PieceRow>) =>
    onChange(
      rows.map((row, i) => (i === place ? { ...row, ...changes } : row)),
      place,
    );

  function addParcel() {
    const place = rows.findIndex(({ line, name }) => line === null && name === BUNDLE);
    const row = rows[place];
    if (row) set(place, { count: row.count + 1 });
    else onChange([...rows, { line: null, name: BUNDLE, details: '', count: 1 }], rows.length);
  }

  return (
    <>
      <Box component="ul" sx={LIST}>
        {rows.map((row, i) => (
          <Row
            key={JSON.stringify([row.line, row.name])}
            row={row}
            line={lineOf.get(row.line)}
            room={room}
            disabled={disabled}
            onChange={(changes) => set(i, changes)}
          />
        ))}
      </Box>
      <Button
        startIcon={<AddRounded />}
        disabled={disabled || room <= 0}
        onClick={addParcel}
        sx={{ color: 'primary.text', ml: -2 }}
      >
        {T.addParcel}
      </Button>
    </>
  );
}

interface RowProps {
  row: PieceRow;
  line: Line | undefined;
  /** How many more pieces of the nota can be tagged. */
  room: number;
  disabled: boolean;
  onChange(changes: Partial<PieceRow>): void;
}

/** One row: what is tagged, how many pieces it has, and their colour or mark. */
function Row({ row, line, room, disabled, onChange }: RowProps) {
  return (
    <Box component="li" data-empty={row.count === 0}>
      <span className="icon">{iconOf(row, line)}</span>
      <span className="name">
        <b>{row.name}</b>
        <small>{originOf(row, line)}</small>
      </span>
      {row.count > 0 && line?.medida !== 'kg' && (
        <OutlinedInput
          value={row.details}
          placeholder={T.detail}
          disabled={disabled}
          slotProps={{
            input: { 'aria-label': T.detailOf(row.name), maxLength: detailsLength(row.count), autoComplete: 'off' },
          }}
          onChange={({ target }) => onChange({ details: target.value })}
        />
      )}
      <Stepper name={row.name} count={row.count} room={room} disabled={disabled} onChange={(count) => onChange({ count })} />
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: { xs: '36px minmax(0, 1fr) 134px', sm: '36px minmax(0, 1fr) 140px 134px' },
    alignItems: 'center',
    gap: '6px 12px',
    minHeight: 66,
    py: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '10px',
    bgcolor: 'background.default',
    color: 'text.secondary',
    '& svg': { fontSize: 20 },
  },
  '& .name': { minWidth: 0 },
  '& .name b': { display: 'block', fontSize: 15.5, lineHeight: '20px', fontWeight: 600, ...ELLIPSIS },
  '& .name small': { display: 'block', fontSize: 13.5, lineHeight: '18px', color: 'text.secondary' },
  '& li[data-empty="true"] .name b': { color: 'text.secondary' },
  '& .MuiOutlinedInput-root': {
    minHeight: 44,
    fontSize: 15,
    gridColumn: { xs: '2 / -1', sm: 'auto' },
    gridRow: { xs: 2, sm: 'auto' },
    '& input': { px: 3 },
  },
  // The negative column keeps the stepper in place when a row has no text field.
  '& li > [role="group"]': { gridColumn: -2 },
} as const;
