import { errorMessage } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import RetryAlert from '@lavanda/shared/ui/feedback/RetryAlert';
import LocalLaundryServiceOutlined from '@mui/icons-material/LocalLaundryServiceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { byCategory } from './byCategory';
import Category from './Category';
import type { OnServicioTap } from './ServicioActions';
import { TEXTS as STARTER } from './starter/texts';
import { TEXTS as T } from './texts';

interface ContentProps extends OnServicioTap {
  list: { error?: unknown; isFetching: boolean; refetch(): unknown };
  /** The servicios to show; undefined until the list first loads. */
  servicios: readonly Servicio[] | undefined;
  opened: ReadonlySet<string>;
  onOpen(category: string, opened: boolean): void;
  onAdd(category: string): void;
  onNewCategory(): void;
  onStarter(): void;
}

/** The categories; or a state: loading, failed to load, or empty. */
export default function Content({ list, servicios, opened, onOpen, onAdd, onNewCategory, onStarter, ...actions }: ContentProps) {
  const { error, isFetching, refetch } = list;
  const groups = byCategory(servicios ?? []);
  if (!servicios) {
    if (!error || isFetching) return <PageSkeleton count={5} height={60} sx={{ gap: 2.5 }} />;
    return (
      <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
        <ErrorPanel title={T.notLoaded} error={error} onRetry={refetch} />
      </Paper>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {Boolean(error) && !isFetching && <RetryAlert onRetry={refetch}>{T.notUpdated(errorMessage(error))}</RetryAlert>}
      {groups.map((group) => (
        <Category
          key={group.categoria}
          group={group}
          opened={opened.has(group.categoria)}
          onOpen={(opened) => onOpen(group.categoria, opened)}
          onAdd={() => onAdd(group.categoria)}
          {...actions}
        />
      ))}
      {groups.length === 0 && (
        <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
          <EmptyState
            icon={<LocalLaundryServiceOutlined />}
            title={T.empty}
            detail={T.emptyHelp}
            action={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3 }}>
                <Button variant="contained" aria-haspopup="dialog" onClick={onStarter}>
                  {STARTER.open}
                </Button>
                <Button variant="outlined" aria-haspopup="dialog" onClick={onNewCategory}>
                  {T.add}
                </Button>
              </Box>
            }
          />
        </Paper>
      )}
    </Box>
  );
}
