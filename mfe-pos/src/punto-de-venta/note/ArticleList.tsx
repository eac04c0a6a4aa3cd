import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Line } from '../../notas/nota';
import { TEXTS } from '../texts';
import ArticleLine from './ArticleLine';
import type { NoteActions } from './noteActions';
import type { Flash } from './useFlash';

export interface ArticleListProps {
  lineas: readonly Line[];
  /** The lines of the stored nota. A stored line stays valid even after its servicio left the catalogue. */
  saved: readonly Line[];
  names: ReadonlyMap<string, string>;
  locked: boolean;
  flash: Flash | null;
  actions: NoteActions;
}

const List = styled('ul')({
  flex: '1 1 0',
  minHeight: 104,
  overflowY: 'auto',
  listStyle: 'none',
  margin: '8px calc(-1 * var(--margen)) 0',
  padding: '0 var(--margen)',
});

/** True when the line was never saved and the loaded catalogue lacks its servicio. */
function isRetired({ id, servicioId }: Line, saved: readonly Line[], names: ReadonlyMap<string, string>): boolean {
  return servicioId !== null && names.size > 0 && !names.has(servicioId) && !saved.some((line) => line.id === id);
}

export default function ArticleList({ lineas: lines, saved, names, locked, flash, actions }: ArticleListProps) {
  if (lines.length === 0) {
    return (
      <Box
        sx={{
          flex: 1,
          minHeight: 104,
          overflow: 'auto',
          display: 'grid',
          alignContent: 'center',
          '& .MuiTypography-h2': { fontSize: 16, lineHeight: '24px' },
        }}
      >
        <EmptyState level="p" title={TEXTS.empty} detail={TEXTS.emptyDetail} icon={<CheckroomRounded />} />
      </Box>
    );
  }
  return (
    // A locked list has no focusable controls, so the list itself takes focus to allow keyboard scrolling.
    <List aria-label={TEXTS.articulos} tabIndex={locked ? 0 : undefined}>
      {lines.map((line) => (
        <ArticleLine
          key={line.id}
          line={line}
          catalogName={line.servicioId === null ? undefined : names.get(line.servicioId)}
          retired={isRetired(line, saved, names)}
          locked={locked}
          flash={flash?.line === line.id ? flash : null}
          actions={actions}
        />
      ))}
    </List>
  );
}
