import type { Paper } from '@lavanda/shared/domain/tag';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import PaperChoice from './PaperChoice';
import TagPreview, { type TagContent } from './TagPreview';
import { PIECES_TEXTS as T } from './texts';

interface TagWellProps {
  /** Null when the nota has no pieces. */
  tag: TagContent | null;
  paper: Paper;
  onPaper(paper: Paper): void;
}

/** Preview of a printed tag, and the choice of its paper. */
export default function TagWell({ tag, paper, onPaper }: TagWellProps) {
  return (
    <Box sx={WELL}>
      <Typography component="h3" variant="label" sx={{ color: 'text.secondary' }}>
        {tag ? T.preview(tag.number) : T.noPreview}
      </Typography>
      {tag && <TagPreview tag={tag} paper={paper} />}
      <Typography component="h3" variant="label" sx={{ color: 'text.secondary', mt: 'auto' }}>
        {T.paper}
      </Typography>
      <PaperChoice paper={paper} onChange={onPaper} />
    </Box>
  );
}

const WELL = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: 4,
  borderRadius: '12px',
  bgcolor: 'background.default',
  position: { md: 'sticky' },
  top: 0,
} as const;
