import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TEXTS } from './texts';

interface PhotoDialogProps {
  /** Name of the photo, such as 'Foto 1 de 3'. */
  name: string;
  address: string;
  onRemove(): void;
  onClose(): void;
}

/** A photo, as large as the dialog allows, with a button that removes it. */
export default function PhotoDialog({ name, address, onRemove, onClose }: PhotoDialogProps) {
  return (
    <AppDialog
      opened
      title={name}
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button color="error" onClick={onRemove}>
            {TEXTS.removePhoto}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {TEXTS.close}
          </Button>
        </>
      }
    >
      <Box
        component="img"
        src={address}
        alt={name}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: '60vh', mx: 'auto', borderRadius: '10px' }}
      />
    </AppDialog>
  );
}
