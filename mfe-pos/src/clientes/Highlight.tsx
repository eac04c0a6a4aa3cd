import { searchable, searchWords } from '@lavanda/shared/domain/text';
import Box from '@mui/material/Box';
import { Fragment } from 'react';

type Range = [from: number, until: number];

/** The letters of a text; each letter without accents, case and apostrophes (`folded`); and `folded` as one text (`plain`). */
function fold(text: string) {
  const letters = Array.from(text);
  const folded = letters.map((letter) => (letter === ' ' ? ' ' : searchable(letter)));
  return { letters, folded, plain: folded.join('') };
}

/** The range in `text` of the first match of `word`, ignoring accents, case and apostrophes; null without a match. */
function place(text: string, word: string): Range | null {
  const needle = searchable(word);
  const { letters, folded, plain } = fold(text);
  const where = needle === '' ? -1 : plain.indexOf(needle);
  if (where < 0) return null;
  const until = where + needle.length;
  let foldedText = 0;
  let raw = 0;
  let start = -1;
  for (const [i, letter] of letters.entries()) {
    if (start < 0 && foldedText >= where && folded[i] !== '') start = raw;
    if (foldedText >= until) return [start, raw];
    foldedText += folded[i]?.length ?? 0;
    raw += letter.length;
  }
  return [start, raw];
}

/** The ranges in `text` of the first match of each word of the search term, in order and without overlaps. */
export function matches(text: string, term: string): Range[] {
  const places = searchWords(term)
    .map((word) => place(text, word))
    .filter((range) => range !== null)
    .sort(([a], [b]) => a - b);
  const merged: Range[] = [];
  for (const [from, until] of places) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else merged.push([from, until]);
  }
  return merged;
}

/** A cliente's name with the words of the search term highlighted. */
export default function Highlight({ text, term }: { text: string; term: string }) {
  const ranges = matches(text, term);
  return (
    <>
      {ranges.map(([from, until], i) => (
        <Fragment key={from}>
          {text.slice(ranges[i - 1]?.[1] ?? 0, from)}
          <Box component="mark" sx={{ bgcolor: 'warning.light', color: 'inherit' }}>
            {text.slice(from, until)}
          </Box>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
