import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { PIECES_TEXTS as T } from './texts';

interface TagListProps {
  /** The piece's text on each tag, in the order of the tags. */
  texts: readonly string[];
  disabled: boolean;
  onPrint(number: number): void;
}

/** The tags of a nota, each with a button that prints it again. */
export default function TagList({ texts, disabled, onPrint }: TagListProps) {
  return (
    <Box component="section" aria-label={T.again} sx={{ mt: 4 }}>
      <Typography component="h3" variant="label" sx={{ color: 'text.secondary' }}>
        {T.again}
      </Typography>
      <Box component="ol" sx={LIST}>
        {texts.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only its number identifies a tag.
          <li key={i}>
            <b>
              {i + 1}
              <small>{`/${texts.length}`}</small>
            </b>
            <span>{text}</span>
            <IconButton aria-label={T.printOne(i + 1, text)} disabled={disabled} onClick={() => onPrint(i + 1)}>
              <PrintOutlined />
            </IconButton>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) 44px',
    alignItems: 'center',
    gap: 2,
    minHeight: 48,
    borderBottom: 1,
    borderColor: 'divider',
    fontSize: 15,
  },
  '& b': { fontSize: 17, fontVariantNumeric: 'tabular-nums' },
  '& small': { fontSize: 13, fontWeight: 600, color: 'text.secondary' },
  '& span': { overflowWrap: 'anywhere' },
} as const;
