import { PAPER_SIZES, type Paper } from '@lavanda/shared/domain/tag';
import Box from '@mui/material/Box';
import { encode } from 'uqr';

/** What a tag says: `mark` is the nota's clave or folio, `code` what the QR holds, `text` the piece, `day` the promised day. */
export interface TagContent {
  number: number;
  total: number;
  mark: string;
  code: string;
  cliente: string;
  text: string;
  day: string;
}

/** SVG path with a square for each dark module of the QR code. */
function pathOf(data: readonly (readonly boolean[])[]): string {
  return data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** Preview of a printed tag. The printed page itself is drawn elsewhere: by the server or by `printedTags`. */
export default function TagPreview({ tag, paper }: { tag: TagContent; paper: Paper }) {
  const { width, height } = PAPER_SIZES[paper];
  const { data, size } = encode(tag.code, { ecc: 'M', border: 0 });
  const isStrip = height === null;
  const day = tag.day !== '' && <b className="day">{tag.day}</b>;
  return (
    <Box sx={[TAG, { maxWidth: `${width * 1.35}mm`, aspectRatio: `${width} / ${height ?? width * 0.42}` }]}>
      <div>
        <p className="figures" data-stacked={paper === '40x25'}>
          <b>
            {tag.number}
            <small>/{tag.total}</small>
          </b>
          <b>{tag.mark}</b>
        </p>
        <b className="cliente">{tag.cliente}</b>
        {paper !== '40x25' && <span className="text">{tag.text}</span>}
        {!isStrip && day}
      </div>
      <div className="code">
        <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
          <path d={pathOf(data)} />
        </svg>
        {isStrip && day}
      </div>
    </Box>
  );
}

const LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const TAG = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 30%',
  gap: '4%',
  alignItems: 'center',
  width: '100%',
  mx: 'auto',
  p: '4%',
  overflow: 'hidden',
  borderRadius: '6px',
  bgcolor: '#fff',
  color: '#000',
  boxShadow: 1,
  fontSize: 11,
  lineHeight: '13px',
  fontVariantNumeric: 'tabular-nums',
  '& p': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 7px', m: '0 0 2px', whiteSpace: 'nowrap' },
  '& p[data-stacked="true"]': { flexDirection: 'column' },
  '& p b': { fontSize: 24, lineHeight: '26px', fontWeight: 800 },
  '& p b + b': { fontSize: 20, lineHeight: '22px' },
  '& p small': { fontSize: 13 },
  '& .cliente': { ...LINES, fontSize: 12, lineHeight: '15px', fontWeight: 700 },
  '& .text': LINES,
  '& .day': { display: 'block', mt: '2px', fontSize: 13, lineHeight: '17px', fontWeight: 800, whiteSpace: 'nowrap' },
  '& .code': { display: 'grid', justifyItems: 'center' },
  '& svg': { display: 'block', width: '100%' },
} as const;
