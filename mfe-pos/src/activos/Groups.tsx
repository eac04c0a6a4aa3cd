import ErrorRounded from '@mui/icons-material/ErrorRounded';
import { styled } from '@mui/material/styles';
import type { StoredNota } from '../notas/nota';
import type { Group } from './groupNotas';
import NotaCard from './NotaCard';
import { NoteBoard } from './NoteBoard';
import { useCardCount } from './useCardCount';

const Title = styled('h2')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '18px 0 10px',
  fontSize: 15,
  lineHeight: '24px',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  '& b': { fontWeight: 700, color: theme.vars.palette.text.primary },
  '& svg': { fontSize: 22 },
  '&[data-overdue="true"] :is(b, svg)': { color: theme.vars.palette.error.main },
  '&::after': { content: '""', flex: 1, height: 1, backgroundColor: theme.vars.palette.divider },
  'section:first-of-type > &': { marginTop: 4 },
  [theme.breakpoints.down('sm')]: { margin: '12px 0 8px' },
}));

interface GroupsProps {
  groups: readonly Group[];
  /** Ids of the notas whose cierre request is in progress. */
  closing: ReadonlySet<string>;
  onReceive(nota: StoredNota): void;
  onClose(nota: StoredNota): void;
}

const FIRST_SCREEN = 20;

/** The board: overdue notas first, then one group of cards per day. */
export default function Groups({ groups, closing, onReceive, onClose }: GroupsProps) {
  const count = useCardCount(FIRST_SCREEN);
  return (
    <>
      {firstCards(groups, count).map(({ group, cards }) => (
        <section key={group.key} aria-labelledby={`grupo-${group.key}`}>
          <Title id={`grupo-${group.key}`} data-overdue={group.overdue}>
            {group.overdue && <ErrorRounded aria-hidden />}
            <b>{group.title}</b>
            <span>{group.day === null ? group.cards.length : `${group.day} · ${group.cards.length}`}</span>
          </Title>
          <NoteBoard>
            {cards.map((card) => (
              <li key={card.nota.id}>
                <NotaCard {...card} closing={closing.has(card.nota.id)} onReceive={onReceive} onClose={onClose} />
              </li>
            ))}
          </NoteBoard>
        </section>
      ))}
    </>
  );
}

/** The groups that contain the first `count` cards, each cut to the cards within that count. */
function firstCards(groups: readonly Group[], count: number) {
  let remaining = count;
  return groups.flatMap((group) => {
    if (remaining <= 0) return [];
    const cards = group.cards.slice(0, remaining);
    remaining -= cards.length;
    return [{ group, cards }];
  });
}
