import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import { focusPageTitle } from '@lavanda/shared/ui/focus/focusPageTitle';
import ListEnd from '@lavanda/shared/ui/list/ListEnd';
import { useScrollRestore } from '@lavanda/shared/ui/list/useScrollRestore';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useEntry } from '../clientes/useEntry';
import { TEXTS } from '../texts';
import Content from './Content';
import Toolbar from './Toolbar';
import { useCopy } from './useCopy';
import { useList } from './useList';
import { useSearch } from './useSearch';

const ImportDialog = lazy(() => import('../import/ImportDialog'));

const T = TEXTS.list;

/** The page 'Tus Clientes' with the searchable list of clientes. */
export default function ClientesPage() {
  const search = useSearch();
  const list = useList(search.applied);
  const { copy, dialog } = useCopy();
  const [importing, setImporting] = useState(false);
  useEntry('lista');
  useScrollRestore({
    rows: list.clientes?.length,
    hasMore: list.hasMore,
    isLoadingMore: list.loadingMore,
    error: list.nextError,
    loadMore: () => void list.loadMore(),
  });

  // The clear button disappears with the search, so the focus moves to the title.
  const clearSearch = () => {
    search.clear();
    focusPageTitle();
  };

  return (
    <Box>
      <PageHeader title={T.title} />
      <Toolbar search={search} onImport={() => setImporting(true)} />
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {list.clientes && T.count(list.clientes.length, list.hasMore)}
      </Box>
      <Content list={list} search={search.applied} onClearSearch={clearSearch} onCopy={copy} />
      <ListEnd
        isLoading={list.loadingMore}
        error={list.nextError}
        loading={T.loadingMore}
        notLoaded={T.moreNotLoaded}
        onRetry={() => void list.loadMore()}
      />
      {dialog}
      {importing && (
        <Suspense>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </Box>
  );
}
