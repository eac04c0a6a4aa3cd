import { PAPERS, type Paper } from '@lavanda/shared/domain/tag';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import { PIECES_TEXTS as T } from './texts';

const Group = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 });

const Option = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  borderRadius: theme.radii.m,
  border: `1px solid ${theme.vars.palette.outline}`,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  '&[aria-checked="true"]': {
    borderColor: theme.vars.palette.primary.graphic,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.graphic}`,
    backgroundColor: theme.vars.palette.primary.light,
    color: theme.vars.palette.primary.text,
  },
  '@media (forced-colors: active)': { '&[aria-checked="true"]': { outline: '3px solid Highlight' } },
}));

const STEP: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Radio group for the paper on which the tags are printed. */
export default function PaperChoice({ paper, onChange }: { paper: Paper; onChange(paper: Paper): void }) {
  const group = useRef<HTMLDivElement>(null);
  function onKey(event: KeyboardEvent) {
    const step = STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const place = (PAPERS.indexOf(paper) + step + PAPERS.length) % PAPERS.length;
    const next = PAPERS[place];
    if (next) onChange(next);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[place]?.focus();
  }
  return (
    <Group ref={group} role="radiogroup" aria-label={T.paper} onKeyDown={onKey}>
      {PAPERS.map((option) => (
        <Option
          key={option}
          role="radio"
          aria-checked={option === paper}
          tabIndex={option === paper ? 0 : -1}
          onClick={() => onChange(option)}
        >
          {T.papers[option]}
        </Option>
      ))}
    </Group>
  );
}
