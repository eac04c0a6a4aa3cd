import { countText, missingNumbers, missingText } from '@lavanda/shared/domain/handOver';
import Box from '@mui/material/Box';
import type { StoredNota } from '../notas/nota';
import { countedPiece } from './pieceNames';
import { HAND_OVER_TEXTS as T } from './texts';
import type { Count } from './useCount';

/** For more pieces than this, the segments have no gaps. */
const SPACED = 24;

/** '6 de 7', the count's notice or the missing pieces and where to look for them, and a segment for each piece. */
export default function CountHeading({ nota, count }: { nota: StoredNota; count: Count }) {
  const { total, done } = count;
  const text = countText(done.length, total);
  const missing =
    done.length === 0
      ? ''
      : missingText(
          nota.piezas.map((piece) => countedPiece(nota, piece)),
          done,
        );
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, minHeight: { xs: 60, sm: 48 } }}>
        <Box component="span" sx={NUMBER}>
          {text}
        </Box>
        <Box component="p" role="status" sx={{ m: 0, fontSize: 15, lineHeight: '20px', color: 'text.secondary' }}>
          {count.notice !== null ? (
            <Box component="b" sx={{ ...LINE, color: 'warning.main' }}>
              {count.notice}
            </Box>
          ) : (
            missing !== '' && (
              <Box component="b" sx={{ ...LINE, color: 'error.main' }}>
                {missing}
              </Box>
            )
          )}
          {count.notice === null && (done.length === 0 ? T.begin : missing !== '' && T.search(nota.lugar))}
        </Box>
      </Box>
      <Box role="img" aria-label={T.counted(text)} sx={{ ...SEGMENTS, gap: total > SPACED ? 0 : 1 }}>
        {missingNumbers(total, []).map((number) => (
          <i key={number} data-done={done.includes(number)} data-missing={count.marksMissing} />
        ))}
      </Box>
    </>
  );
}

const NUMBER = {
  flex: 'none',
  fontSize: { xs: 32, sm: 40 },
  lineHeight: { xs: '40px', sm: '44px' },
  fontWeight: 700,
  letterSpacing: '-.02em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
} as const;

const LINE = { display: 'block', fontSize: 16, lineHeight: '22px', fontWeight: 700 } as const;

const SEGMENTS = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  mt: { xs: 2.5, sm: 3 },
  '& i': { height: 10, borderRadius: '3px', bgcolor: 'background.sunken' },
  '& i[data-missing="true"]': {
    boxShadow: (theme: { vars: { palette: { error: { main: string } } } }) => `inset 0 0 0 2px ${theme.vars.palette.error.main}`,
    bgcolor: 'background.paper',
  },
  '& i[data-done="true"]': { boxShadow: 'none', bgcolor: 'success.main' },
  '@media (forced-colors: active)': {
    '& i': { border: '1px solid CanvasText' },
    '& i[data-done="true"]': { forcedColorAdjust: 'none' },
  },
} as const;
