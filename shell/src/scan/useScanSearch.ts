import { useEffect, useEffectEvent, useState } from 'react';
import type { SeenNota } from './matches';
import { type Choice, useScanMatches } from './useScanMatches';

/** Pause in typing after which the text is looked up, ms. */
const PAUSE = 200;

/**
 * Looks up the typed text when typing pauses or Enter is pressed.
 * @param code the field's first text, which is looked up at once
 * @param onOpen opens the row that Enter chose
 */
export function useScanSearch(code: string, seen: readonly SeenNota[], onOpen: (choice: Choice) => void) {
  const [text, setText] = useState(code);
  const [asked, setAsked] = useState(code.trim());
  /** The text on which Enter was pressed while there was no row to open, for example because its answer hadn't come yet. */
  const [pressed, setPressed] = useState<string | null>(null);
  const [moved, setMoved] = useState<number | null>(null);

  const typed = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  const { isCode, matches, last, isAnswered, error, isFetching, refetch } = useScanMatches(asked, seen);
  const answered = typed === asked && isAnswered;
  const choices = [...matches, ...last];
  const active = moved === null || moved >= choices.length ? (matches.length > 0 ? 0 : -1) : moved;

  const openFirst = useEffectEvent(() => {
    const [first] = matches;
    if (first) onOpen(first);
  });
  useEffect(() => {
    if (pressed !== null && pressed === typed && answered) openFirst();
  }, [pressed, typed, answered]);

  return {
    text,
    matches,
    last,
    active,
    error: isCode ? error : undefined,
    retry: refetch,
    searching: isCode && isFetching,
    /** The text that found nothing. It is reported at once for a code or a scan, and for other texts after Enter. */
    missing:
      answered && matches.length === 0 && !error && typed !== '' && (isCode || pressed === typed || typed === code.trim())
        ? typed
        : null,
    type(value: string) {
      setText(value);
      setMoved(null);
      setPressed(null);
    },
    /** Moves the choice in the list. @param step 1 down, -1 up */
    move(step: 1 | -1) {
      if (choices.length > 0) setMoved((Math.max(active, step === 1 ? -1 : 0) + step + choices.length) % choices.length);
    },
    enter() {
      const choice = answered || moved !== null ? choices[active] : undefined;
      if (choice) onOpen(choice);
      else {
        setAsked(typed);
        setPressed(typed);
      }
    },
  };
}

export type ScanChoices = ReturnType<typeof useScanSearch>;
