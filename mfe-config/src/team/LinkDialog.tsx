import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { type LinkTexts, COPY_TEXTS as T, TEXTS } from './texts';

interface LinkDialogProps {
  correo: string;
  link: string;
  texts: LinkTexts;
  onClose(): void;
}

/** Shows an activation or password link once, for the superuser to hand over (decisions "Sign-in and activation"). */
export default function LinkDialog({ correo: email, link, texts, onClose }: LinkDialogProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(copySelection());
    }
  }

  /**
   * Selects and copies the link, because `navigator.clipboard` may be refused and doesn't exist on a LAN address without https.
   * @returns false when the browser didn't copy it
   */
  function copySelection(): boolean {
    field.current?.focus();
    field.current?.select();
    return document.execCommand('copy');
  }

  return (
    <AppDialog
      opened
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{TEXTS.close}</Button>
          <Button autoFocus variant="contained" startIcon={<ContentCopyRounded />} onClick={copy}>
            {T.copy}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.detail(email)}</Typography>
        <OutlinedInput
          fullWidth
          readOnly
          value={link}
          inputRef={field}
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { 'aria-label': texts.link } }}
        />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {texts.notice}
        </Typography>
        <Typography role="status" variant="body2" sx={{ minHeight: 20, color: copied ? 'success.main' : 'error.main' }}>
          {copied !== null && (copied ? T.copied : T.notCopied)}
        </Typography>
      </Stack>
    </AppDialog>
  );
}
