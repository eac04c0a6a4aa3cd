import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from '../page/Icon';
import { TEXTS } from '../texts';
import { useSubmitOnce } from './useSubmitOnce';

interface SheetProps {
  title: string;
  detail: string;
  children?: ComponentChildren;
  /** The button at the foot of the sheet, which submits it. */
  button: { text: string; check?: boolean; disabled?: boolean };
  onClose: () => void;
  /** @returns the error in Spanish; null when the sheet's action succeeded */
  onSubmit: () => Promise<string | null>;
}

/** A modal sheet. The browser's <dialog> makes the rest of the page inert, and restores the focus on close. */
export function Sheet({ title, detail, children, button, onClose, onSubmit }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { failure, saving, submit } = useSubmitOnce(onSubmit);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click closes the sheet on a touch outside it; Escape closes it too.
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={heading}
      onCancel={cancel}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <form class="sheet__box" onSubmit={(event) => void submit(event)} noValidate>
        <div class="sheet__head">
          <div>
            <h2 id={heading}>{title}</h2>
            <p>{detail}</p>
          </div>
          <button type="button" class="icon-button" aria-label={TEXTS.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div class="sheet__body">{children}</div>
        <div class="sheet__foot">
          {failure !== '' && (
            <p class="error" role="alert">
              {failure}
            </p>
          )}
          <button type="submit" class="button button--main button--block" disabled={button.disabled}>
            {button.check && <Icon name="check" />}
            {saving ? TEXTS.saving : button.text}
          </button>
        </div>
      </form>
    </dialog>
  );
}
