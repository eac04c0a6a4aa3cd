import EmptyState from '@lavanda/shared/ui/EmptyState';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Linea } from '../../notas/nota';
import { TEXTOS } from '../textos';
import ArticleLine from './ArticleLine';
import type { NoteActions } from './noteActions';
import type { Flash } from './useFlash';

export interface ArticleListProps {
  lineas: readonly Linea[];
  /** Names of the catalogue by service id. */
  nombres: ReadonlyMap<string, string>;
  bloqueado: boolean;
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

/** The articles of the note. */
export default function ArticleList({ lineas, nombres, bloqueado, flash, actions }: ArticleListProps) {
  if (lineas.length === 0) {
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
        <EmptyState nivel="p" titulo={TEXTOS.vacio} detalle={TEXTOS.vacioDetalle} icono={<CheckroomRounded />} />
      </Box>
    );
  }
  return (
    // A list with nothing to press in it takes the focus itself, so that the keyboard scrolls it.
    <List aria-label={TEXTOS.articulos} tabIndex={bloqueado ? 0 : undefined}>
      {lineas.map((linea) => (
        <ArticleLine
          key={linea.id}
          linea={linea}
          catalogo={linea.servicioId === null ? undefined : nombres.get(linea.servicioId)}
          bloqueado={bloqueado}
          flash={flash?.linea === linea.id ? flash : null}
          actions={actions}
        />
      ))}
    </List>
  );
}
