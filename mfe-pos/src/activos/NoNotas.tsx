import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import AddRounded from '@mui/icons-material/AddRounded';
import LocalLaundryServiceOutlined from '@mui/icons-material/LocalLaundryServiceOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { BOARD_TEXTS } from './board/texts';
import type { Filter } from './filterNotas';
import { TEXTS } from './texts';

const T = TEXTS.activos;

interface NoNotasProps {
  filter: Filter;
  /** True when there are active notas but none match the filters. */
  filtered: boolean;
  /** Text of the search; '' without one. */
  text: string;
  onViewAll(): void;
  onSchedule(): void;
}

/** Shown when no nota passes the filters: offers to clear them or, without active notas, to schedule a recoleccion. */
export default function NoNotas({ filter, filtered, text, onViewAll, onSchedule }: NoNotasProps) {
  if (filtered && text !== '') {
    return (
      <EmptyState
        title={T.emptySearch(text)}
        detail={T.emptySearchHelp}
        icon={<SearchOffRounded />}
        action={
          <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button onClick={onViewAll} sx={{ bgcolor: 'primary.light', color: 'primary.text' }}>
              {T.viewAll}
            </Button>
            <Button variant="outlined" component={Link} to={`/app/ventas?${new URLSearchParams({ user: text })}`}>
              {T.searchSales}
            </Button>
          </Box>
        }
      />
    );
  }
  if (filtered) {
    const title = { ...BOARD_TEXTS.empty, todas: T.empty, sucursal: T.emptySucursal }[filter];
    return (
      <EmptyState
        title={title}
        detail={T.emptyFilter}
        icon={filter === 'recolectar' ? <LocalShippingOutlined /> : <LocalLaundryServiceOutlined />}
        action={
          <Button onClick={onViewAll} sx={{ bgcolor: 'primary.light', color: 'primary.text' }}>
            {T.viewAll}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={T.empty}
      detail={T.emptyHelp}
      icon={<LocalLaundryServiceOutlined />}
      action={
        <Button variant="contained" startIcon={<AddRounded />} onClick={onSchedule}>
          {TEXTS.agenda.scheduleRecoleccion}
        </Button>
      }
    />
  );
}
