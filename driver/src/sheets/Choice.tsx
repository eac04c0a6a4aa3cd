import type { ComponentChildren } from 'preact';

interface ChoiceProps {
  name: string;
  checked: boolean;
  children: ComponentChildren;
  onChoose: () => void;
  /** Draws smaller text, for an option in words among amounts. */
  quiet?: boolean;
}

/** One of several options, as a button large enough for a thumb; the arrow keys move between them. */
export function Choice({ name, checked, children, onChoose, quiet = false }: ChoiceProps) {
  return (
    <label class={quiet ? 'choice choice--quiet' : 'choice'}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
