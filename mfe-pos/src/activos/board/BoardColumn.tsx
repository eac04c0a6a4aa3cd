import { useWaitingIds } from '@lavanda/shared';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { Stage } from '@lavanda/shared/domain/stage';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocalLaundryServiceOutlined from '@mui/icons-material/LocalLaundryServiceOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEventHandler, type ReactNode, useId } from 'react';
import { TEXTS } from '../texts';
import { useCardCount } from '../useCardCount';
import type { CardActions } from '../useLastingActions';
import BoardCard from './BoardCard';
import { ColumnPaper } from './BoardLayout';
import { useDrop } from './cardDrag';
import type { Column, ColumnKey } from './columns';
import { noticeTime } from './noticeTime';
import { BOARD_TEXTS as T } from './texts';

const ICONS: Record<ColumnKey, ReactNode> = {
  recolectar: <LocalShippingOutlined aria-hidden />,
  recibida: <Inventory2Outlined aria-hidden />,
  proceso: <LocalLaundryServiceOutlined aria-hidden />,
  lista: <CheckroomRounded aria-hidden />,
};

/** The pickup requests at the top of a column, and their number. */
export interface BoardRequests {
  count: number;
  items: ReactNode;
}

/** What every column of the board gets. */
export interface ColumnProps extends CardActions {
  today: LocalDay;
  /** Time zone of the sucursal (IANA name), for the times at which clientes were notified. */
  zone: string;
  /** Identifies the user's filters; when it changes, each column is drawn again from its first card. */
  filtersKey: string;
  /** Ids of the notas whose notice is being sent. */
  telling: ReadonlySet<string>;
  /** Ids of the notas whose cierre request is in progress. */
  closing: ReadonlySet<string>;
  /** Id of the nota that was moved last; null before the first move. */
  moved: string | null;
  /** Gets every click on the cards before they do (capture phase), to stop a touch meant for another card. */
  onTouch: MouseEventHandler;
}

interface BoardColumnProps extends ColumnProps {
  column: Column;
  /** On a phone, the column's id as a tab panel and the id of its tab; null elsewhere. */
  panel: { id: string; tab: string } | null;
  requests: BoardRequests | null;
  /** Shown below the cards. */
  end: ReactNode;
  /** Called when a card is dropped on this column. */
  onDrop(notaId: string, stage: Stage): void;
}

/** A column of the board: its name, how many requests and notas it has, and their cards. Except on a phone it scrolls alone. */
export default function BoardColumn({
  column,
  today,
  zone,
  filtersKey,
  telling,
  closing,
  moved,
  onTouch,
  panel,
  requests,
  end,
  onDrop,
  ...actions
}: BoardColumnProps) {
  const { key: name, cards } = column;
  const title = useId();
  const { isOver, target } = useDrop((notaId) => name !== 'recolectar' && onDrop(notaId, name));
  const { count, add, end: ref } = useCardCount(filtersKey);
  const waiting = useWaitingIds();
  const total = cards.length + (requests?.count ?? 0);
  const role = panel ? { role: 'tabpanel', id: panel.id, 'aria-labelledby': panel.tab } : { 'aria-labelledby': title };
  return (
    <ColumnPaper data-column={name} data-over={isOver} {...role} {...(name !== 'recolectar' && target)}>
      <Box component="h2" id={title} sx={panel ? VISUALLY_HIDDEN : null}>
        {ICONS[name]}
        {T.columns[name]} <span>{total}</span>
      </Box>
      {total === 0 && <p className="nothing">{T.empty[name]}</p>}
      <ul onClickCapture={onTouch}>
        {requests?.items}
        {cards.slice(0, count).map((card) => (
          <li key={card.nota.id}>
            <BoardCard
              card={card}
              today={today}
              told={card.nota.avisada === null ? null : noticeTime(card.nota.avisada, zone, today)}
              telling={telling.has(card.nota.id)}
              closing={closing.has(card.nota.id)}
              waits={waiting.has(card.nota.id)}
              moved={card.nota.id === moved}
              {...actions}
            />
          </li>
        ))}
        {count < cards.length && (
          <li>
            {/* The key makes a new button for each count, so that a button that is still near the screen is observed and reported
                again. */}
            <Button key={count} ref={ref} fullWidth onClick={add}>
              {TEXTS.activos.moreNotas}
            </Button>
          </li>
        )}
      </ul>
      {end}
    </ColumnPaper>
  );
}
