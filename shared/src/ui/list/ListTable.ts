import { styled } from '@mui/material/styles';

/** Height of a row, px (UI guide 4). */
export const TABLE_ROW_HEIGHT = 56;

/**
 * Table of a long list with a sticky head; each list sets `gridTemplateColumns` of `tr`. Rows are grids, because a table layout
 * would compute every row again when others scroll into view.
 */
export const ListTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    '&, & thead, & tbody': { display: 'block' },
    fontSize: 15,
    '& tr': {
      display: 'grid',
      alignItems: 'center',
      height: TABLE_ROW_HEIGHT,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& tr > *': { padding: '0 16px', minWidth: 0, textAlign: 'left', whiteSpace: 'nowrap' },
    '& th': { fontWeight: 'inherit' },
    '& thead': { position: 'sticky', top: 60, zIndex: 2, backgroundColor: palette.background.paper },
    '& thead tr': { height: 44, fontSize: 13, fontWeight: 600, color: palette.text.secondary },
    [theme.breakpoints.down('lg')]: { '& thead': { top: 56 }, '& tr > *': { padding: '0 10px' } },
  };
});
