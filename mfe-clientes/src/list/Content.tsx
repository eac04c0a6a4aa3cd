import { useCan } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import { notRead } from '@lavanda/shared/ui/feedback/notRead';
import PageSkeleton from '@lavanda/shared/ui/feedback/PageSkeleton';
import { TABLE_ROW_HEIGHT } from '@lavanda/shared/ui/list/ListTable';
import { PHONE_ROW_HEIGHT } from '@lavanda/shared/ui/list/PhoneRows';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TEXTS } from '../texts';
import ClientesTable from './ClientesTable';
import PhoneList from './PhoneList';
import type { List } from './useList';

const T = TEXTS.list;

/** Windows too narrow for the six columns of the table. */
const NARROW = '(max-width: 959.95px)';

interface ContentProps {
  list: List;
  search: string;
  onClearSearch(): void;
  onCopy(cliente: Cliente): void;
}

/** The list of clientes; or a state: loading, failed to load, or empty. */
export default function Content({ list, search, onClearSearch, onCopy }: ContentProps) {
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const { clientes, error } = list;
  if (error) {
    return (
      <Panel>
        <ErrorPanel
          title={notRead(error, T.needed, search === '' ? T.notLoaded : T.notSearched)}
          error={error}
          onRetry={list.refetch}
        />
      </Panel>
    );
  }
  if (!clientes) return <PageSkeleton count={12} height={narrow ? PHONE_ROW_HEIGHT : TABLE_ROW_HEIGHT} sx={{ gap: 0.25 }} />;
  if (clientes.length === 0) {
    return <Panel>{search === '' ? <NoClientes /> : <NoMatches search={search} onClear={onClearSearch} />}</Panel>;
  }
  const View = narrow ? PhoneList : ClientesTable;
  return <View list={list} clientes={clientes} onCopy={onCopy} />;
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
      {children}
    </Paper>
  );
}

function NoClientes() {
  const canChange = useCan('clientes.cambiar');
  return (
    <EmptyState
      icon={<GroupOutlined />}
      title={T.empty}
      detail={canChange ? T.emptyHelp : T.emptyReader}
      action={
        canChange && (
          <Button variant="contained" component={Link} to="/app/clientes/registrar" startIcon={<PersonAddAltOutlined />}>
            {T.register}
          </Button>
        )
      }
    />
  );
}

function NoMatches({ search, onClear }: { search: string; onClear(): void }) {
  return (
    <EmptyState
      icon={<SearchOffRounded />}
      title={T.none}
      detail={T.noneHelp(search)}
      action={<Button onClick={onClear}>{T.clearSearch}</Button>}
    />
  );
}
