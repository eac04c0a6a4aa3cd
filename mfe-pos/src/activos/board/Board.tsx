import type { Stage } from '@lavanda/shared/domain/stage';
import type { Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';
import { useLastingActions } from '../useLastingActions';
import BoardColumn, { type BoardRequests, type ColumnProps } from './BoardColumn';
import { Columns } from './BoardLayout';
import { COLUMNS, type Column, type ColumnKey } from './columns';
import { BOARD_TEXTS as T } from './texts';

interface BoardProps extends ColumnProps {
  columns: readonly Column[];
  /** The pickup requests of clientes, shown at the top of the first column. */
  requests: BoardRequests;
  /** Shown at the bottom of the first column when the columns stand side by side. */
  schedule: ReactNode;
}

/** The column that a phone shows first: the earliest stage that has notas, or 'Por recolectar' if no stage has any. */
function firstColumn(columns: readonly Column[]): ColumnKey {
  return columns.find(({ key, cards }) => key !== 'recolectar' && cards.length > 0)?.key ?? 'recolectar';
}

/** 'Tablero': a column for each stage; on a phone the columns are tabs. */
export default function Board(props: BoardProps) {
  const { columns, today, zone, filtersKey, telling, closing, moved, onTouch, requests, schedule, ...actions } = props;
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const lasting = useLastingActions(actions);
  const [chosen, setChosen] = useState<ColumnKey>(() => firstColumn(columns));
  const id = useId();
  const requestsOf = (key: ColumnKey) => (key === 'recolectar' ? requests : null);
  const countOf = (key: ColumnKey) =>
    (columns.find((column) => column.key === key)?.cards.length ?? 0) + (requestsOf(key)?.count ?? 0);
  function drop(notaId: string, stage: Stage) {
    const nota = columns.flatMap(({ cards }) => cards).find((card) => card.nota.id === notaId)?.nota;
    if (nota && nota.etapa !== null && nota.etapa !== stage) lasting.onMove(nota, stage);
  }
  const shown = phone ? columns.filter(({ key }) => key === chosen) : columns;
  return (
    <Columns data-phone={phone}>
      {phone && (
        <Tabs
          variant="fullWidth"
          aria-label={T.stages}
          value={chosen}
          onChange={(_event, key: ColumnKey) => setChosen(key)}
          sx={TABS}
        >
          {COLUMNS.map((key) => (
            <Tab
              key={key}
              value={key}
              id={`${id}-${key}`}
              aria-controls={`${id}-panel`}
              label={
                <>
                  <b>{countOf(key)}</b> {T.columns[key]}
                </>
              }
            />
          ))}
        </Tabs>
      )}
      {shown.map((column) => (
        <BoardColumn
          key={column.key}
          column={column}
          today={today}
          zone={zone}
          filtersKey={filtersKey}
          telling={telling}
          closing={closing}
          moved={moved}
          onTouch={onTouch}
          panel={phone ? { id: `${id}-panel`, tab: `${id}-${column.key}` } : null}
          requests={requestsOf(column.key)}
          end={!phone && column.key === 'recolectar' ? schedule : null}
          onDrop={drop}
          {...lasting}
        />
      ))}
    </Columns>
  );
}

const TABS = {
  position: 'sticky',
  top: 56,
  zIndex: 5,
  mx: -3,
  mb: 2.5,
  px: 1.5,
  bgcolor: 'background.default',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& .MuiTab-root': { minWidth: 0, minHeight: 54, p: 0, flexDirection: 'column', fontSize: 13, lineHeight: '16px' },
  '& .MuiTab-root b': { fontSize: 17, lineHeight: '20px' },
  '& .MuiTab-root.Mui-selected': { fontWeight: 700, color: 'primary.text' },
  '& .MuiTabs-indicator': { height: 3, bgcolor: 'primary.graphic' },
} as const;
