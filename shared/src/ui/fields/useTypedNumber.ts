import { useState } from 'react';
import { acceptText, withKey } from './typedNumber.ts';

/** The text of a number with at most 2 decimals, as its field and the number pad change it. */
export function useTypedNumber(initial: string) {
  const [text, setText] = useState(initial);
  // True while the text is selected, so that the next key of the number pad replaces it.
  const [selected, setSelected] = useState(true);
  return {
    text,
    /** Accepts typed or pasted text, unless it can't become a number. */
    write(raw: string) {
      const accepted = acceptText(raw, 2);
      if (accepted === null) return;
      setSelected(false);
      setText(accepted);
    },
    press(key: string) {
      setText(withKey(text, key, 2, selected));
      setSelected(false);
    },
    select: () => setSelected(true),
  };
}
