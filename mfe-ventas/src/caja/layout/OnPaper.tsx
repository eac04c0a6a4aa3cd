import PrintStyles from '@lavanda/shared/ui/print/PrintStyles';

/** Inside a dialog, makes the browser print only that dialog, at the width of the roll and in black (UI guide 11). */
export default function OnPaper() {
  return <PrintStyles rules={ON_PAPER} />;
}

const ON_PAPER = {
  '@page': { margin: '3mm' },
  'body > :not([role="presentation"])': { display: 'none !important' },
  '[role="presentation"].MuiDialog-root': { position: 'static !important' },
  '.MuiDialog-root .MuiBackdrop-root, .MuiDialog-root .MuiDialogActions-root, .MuiDialog-root .MuiIconButton-root': {
    display: 'none !important',
  },
  '.MuiDialog-root .MuiDialog-container': { display: 'block', height: 'auto' },
  '.MuiDialog-root .MuiDialog-paper': {
    width: '100%',
    maxWidth: '74mm !important',
    maxHeight: 'none',
    margin: 0,
    boxShadow: 'none',
  },
  '.MuiDialog-root .MuiDialog-paper, .MuiDialog-root .MuiDialog-paper *': { color: '#000 !important' },
} as const;
