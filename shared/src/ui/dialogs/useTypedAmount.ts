import { useState } from 'react';
import { acceptText, ofInteger, withKey } from '../fields/typedNumber.ts';

interface TypedAmountOptions {
  /** Number of decimals of the value's unit, and number of decimals that may be typed. */
  scale: number;
  decimals: number;
  initialValue: number | undefined;
}

/** The texts of the amount and of the cash received, as keys and fields change them. */
export function useTypedAmount({ scale, decimals: ofAmount, initialValue }: TypedAmountOptions) {
  const [text, setText] = useState(initialValue ? ofInteger(initialValue, scale) : '');
  const [received, setReceived] = useState('');
  const [inReceived, setInReceived] = useState(false);
  // True while the text of the field is selected, because the next key then replaces it.
  const [selected, setSelected] = useState(true);
  const decimals = inReceived ? 2 : ofAmount;

  function write(changed: string) {
    setSelected(false);
    if (inReceived) setReceived(changed);
    else setText(changed);
  }

  return {
    text,
    received,
    write,
    /** A key of the pad or of the keyboard. */
    onType: (key: string) => write(withKey(inReceived ? received : text, key, decimals, selected)),
    /** Text typed or pasted in the field. */
    onWrite(raw: string) {
      const accepted = acceptText(raw, decimals);
      if (accepted !== null) write(accepted);
    },
    /** @param ofReceived true when the field of the cash received gets the focus */
    onFocus(ofReceived: boolean) {
      setInReceived(ofReceived);
      setSelected(true);
    },
  };
}
