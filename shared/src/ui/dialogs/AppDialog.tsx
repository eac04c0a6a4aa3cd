import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Theme } from '@mui/material/styles';
import { type FormEvent, type KeyboardEventHandler, type ReactNode, use, useId } from 'react';
import { useFocusAfterBusy } from '../focus/useFocusAfterBusy.ts';
import BackCloses from './BackCloses.tsx';
import DialogHead from './DialogHead.tsx';
import { InPrerender } from './IdlePrerender.tsx';

export interface AppDialogProps {
  opened: boolean;
  title: string;
  subtitle?: ReactNode;
  /** Called by Escape, the close button, a click outside or the browser's Back, but not while `busy`. */
  onClose(): void;
  /** Footer buttons, the primary one last. */
  actions?: ReactNode;
  children?: ReactNode;
  /** True while saving: the dialog can't close. Afterwards the focus returns to where it was. */
  busy?: boolean;
  /** Width in px from tablet up; a phone shows a bottom sheet. */
  width?: number;
  /** Hides the close button; for questions answered with buttons. */
  withoutCloseButton?: boolean;
  /** Makes the dialog a form, submitted with Enter or its `type="submit"` button. */
  onSubmit?: () => void;
  onKeyDown?: KeyboardEventHandler;
  /** Leaves the browser's Back to the router; for the question that Back itself opens. */
  ignoresBack?: boolean;
}

/**
 * Style of the form inside the dialog, without a box of its own in the layout. The dialog itself can't be the form, because a
 * form can't have the dialog role.
 */
const WITHOUT_BOX = { display: 'contents' } as const;

/** Draws a line above the buttons while more content can be scrolled into view. The end of the content covers that line. */
const CONTENT = {
  p: '4px 24px 20px',
  // A tear line's notches stick out over the edges of the content.
  overflowX: 'hidden',
  backgroundImage: (theme: Theme) => {
    const { background, divider } = theme.vars?.palette ?? theme.palette;
    return `linear-gradient(${background.paper}, ${background.paper}), linear-gradient(${divider}, ${divider})`;
  },
  backgroundPosition: 'bottom',
  backgroundSize: '100% 1px',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, scroll',
} as const;

/** Style of the buttons. A button whose text doesn't fit beside the others gets a line of its own. */
const ACTIONS = {
  flexWrap: 'wrap',
  gap: 3,
  p: '12px 24px 24px',
  '&& > *': { m: '0 !important', minWidth: 'fit-content' },
  // Narrower margins keep two short buttons on one line, so that a number pad above them keeps its height.
  '@media (max-width: 359px)': { gap: 2, p: '12px 16px 16px', '&& > *': { px: 3 } },
} as const;

/** Base dialog: title, body and actions at the right; a bottom sheet on phones. */
export default function AppDialog(props: AppDialogProps) {
  const {
    opened,
    title,
    subtitle,
    onClose,
    actions,
    children,
    busy = false,
    width = 480,
    withoutCloseButton = false,
    onSubmit,
    onKeyDown,
    ignoresBack = false,
  } = props;
  const id = useId();
  useFocusAfterBusy(busy);
  const close = () => {
    if (!busy) onClose();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the submit event to the form of an outer dialog, which must not be sent.
    event.stopPropagation();
    if (!busy) onSubmit?.();
  };
  const content = (
    <>
      {opened && !ignoresBack && <BackCloses onBack={close} />}
      <DialogHead id={id} title={title} subtitle={subtitle} busy={busy} onClose={withoutCloseButton ? undefined : close} />
      <DialogContent sx={CONTENT}>{children}</DialogContent>
      {actions && <DialogActions sx={ACTIONS}>{actions}</DialogActions>}
    </>
  );
  return (
    <Dialog
      open={opened}
      disablePortal={use(InPrerender)}
      onClose={close}
      {...(onKeyDown && { onKeyDown })}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { 'aria-busy': busy, sx: { maxWidth: { sm: width } } } }}
    >
      {onSubmit ? (
        <form noValidate onSubmit={send} style={WITHOUT_BOX}>
          {content}
        </form>
      ) : (
        content
      )}
    </Dialog>
  );
}
