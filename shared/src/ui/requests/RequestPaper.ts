import { styled } from '@mui/material/styles';

/** A request's card. Its outline distinguishes it from a nota's card. */
export const RequestPaper = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    height: '100%',
    padding: '10px 12px',
    borderRadius: 12,
    border: `1.5px dashed ${palette.primary.graphic}`,
    backgroundColor: palette.background.paper,
    fontSize: 14,
    lineHeight: '20px',
    color: palette.text.secondary,
    overflowWrap: 'anywhere',
    '& h3': { margin: 0, fontSize: 16, lineHeight: '20px', fontWeight: 700, color: palette.text.primary },
    '& p': { margin: 0 },
    '& .asks': { fontSize: 12.5, lineHeight: '16px', fontWeight: 600, color: palette.primary.text },
    '& .when': { fontWeight: 600, color: palette.text.primary },
    '& .past': { fontWeight: 700, color: palette.error.main },
    '& .comment': { color: palette.text.primary },
    '& .answers': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 'auto', paddingTop: 8 },
    '& .answers > *': { flex: '1 1 96px', minHeight: 44, paddingInline: 8 },
  };
});
