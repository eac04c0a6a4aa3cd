import { useWaitingIds } from '@lavanda/shared';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Button from '@mui/material/Button';
import type { MouseEventHandler } from 'react';
import { noticeTime } from './board/noticeTime';
import { GroupTitle } from './GroupTitle';
import type { Group } from './groupNotas';
import { FIRST_SCREEN } from './laterCards';
import NotaCard from './NotaCard';
import { NoteBoard } from './NoteBoard';
import { TEXTS } from './texts';
import { useCardCount } from './useCardCount';
import { type CardActions, useLastingActions } from './useLastingActions';

interface GroupsProps extends CardActions {
  groups: readonly Group[];
  /** Identifies the user's filters; when it changes, the list is drawn again from its first card. */
  filtersKey: string;
  /** Ids of the notas whose cierre request is in progress. */
  closing: ReadonlySet<string>;
  /** Ids of the notas whose notice is being sent. */
  telling: ReadonlySet<string>;
  today: LocalDay;
  /** Time zone of the sucursal (IANA name), for the times at which clientes were notified. */
  zone: string;
  /** Gets every click on the list before the cards do (capture phase), to stop a touch meant for another card. */
  onTouch: MouseEventHandler;
}

/** The view 'Lista': overdue notas first, then one group of cards per day. */
export default function Groups({ groups, filtersKey, closing, telling, today, zone, onTouch, ...actions }: GroupsProps) {
  const { count, add, end } = useCardCount(filtersKey);
  const lasting = useLastingActions(actions);
  const waiting = useWaitingIds();
  const total = groups.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div onClickCapture={onTouch}>
      {firstCards(groups, count).map(({ group, cards, before }) => (
        <section key={group.key} aria-labelledby={`grupo-${group.key}`}>
          <GroupTitle id={`grupo-${group.key}`} data-overdue={group.overdue}>
            {group.overdue && <ErrorRounded aria-hidden />}
            <b>{group.title}</b>
            <span>{group.day === null ? group.cards.length : `${group.day} · ${group.cards.length}`}</span>
          </GroupTitle>
          <NoteBoard>
            {cards.map((card, i) => (
              <li key={card.nota.id} data-later={before + i >= FIRST_SCREEN}>
                <NotaCard
                  {...card}
                  {...lasting}
                  told={card.nota.avisada === null ? null : noticeTime(card.nota.avisada, zone, today)}
                  telling={telling.has(card.nota.id)}
                  closing={closing.has(card.nota.id)}
                  waits={waiting.has(card.nota.id)}
                />
              </li>
            ))}
          </NoteBoard>
        </section>
      ))}
      {count < total && (
        // The key makes a new button for each count, so that a button that is still near the screen is observed and reported
        // again.
        <Button key={count} ref={end} fullWidth onClick={add} sx={{ my: 4, minHeight: 48 }}>
          {TEXTS.activos.moreNotas}
        </Button>
      )}
    </div>
  );
}

/** The groups with the first `count` cards, each cut to them; `before` is the number of cards in the groups before it. */
function firstCards(groups: readonly Group[], count: number) {
  let total = 0;
  return groups.flatMap((group) => {
    const before = total;
    if (before >= count) return [];
    const cards = group.cards.slice(0, count - before);
    total += cards.length;
    return [{ group, cards, before }];
  });
}
