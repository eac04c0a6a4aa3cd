import { ListSurface } from '@lavanda/shared/ui/list/ListSurface';
import { styled } from '@mui/material/styles';

/** The paper that the list of sales is drawn on, with the style of the selected rows (`.selected`). */
export const NotePaper = styled(ListSurface)(({ theme }) => ({
  '& .selected': { backgroundColor: theme.vars.palette.primary.tint50 },
  '@media (forced-colors: active)': { '& .selected': { outline: '2px solid Highlight', outlineOffset: -2 } },
}));
