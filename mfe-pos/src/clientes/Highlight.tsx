import { normalize } from '@lavanda/shared/domain/text';
import Box from '@mui/material/Box';

/** Start and end of `term` in `text`, ignoring accents and case; null when it is absent. */
export function match(text: string, term: string): [number, number] | null {
  const needle = normalize(term);
  if (needle === '') return null;
  const letters = Array.from(text);
  const folded = letters.map((letter) => (letter === ' ' ? ' ' : normalize(letter)));
  const where = folded.join('').indexOf(needle);
  if (where < 0) return null;
  const until = where + needle.length;
  let foldedText = 0;
  let raw = 0;
  let start = -1;
  for (const [i, letter] of letters.entries()) {
    if (start < 0 && foldedText >= where) start = raw;
    if (foldedText >= until) return [start, raw];
    foldedText += folded[i]?.length ?? 0;
    raw += letter.length;
  }
  return [start, raw];
}

/** A cliente's name with the search term highlighted. */
export default function Highlight({ text, term }: { text: string; term: string }) {
  const range = match(text, term);
  if (!range) return text;
  return (
    <>
      {text.slice(0, range[0])}
      <Box component="mark" sx={{ bgcolor: 'warning.light', color: 'inherit' }}>
        {text.slice(range[0], range[1])}
      </Box>
      {text.slice(range[1])}
    </>
  );
}
