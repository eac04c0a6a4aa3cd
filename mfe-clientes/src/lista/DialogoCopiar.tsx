import AppDialog from '@lavanda/shared/ui/AppDialog';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { TEXTOS } from '../textos';

const T = TEXTOS.copiar;

/** When the browser refuses the clipboard: the text, selected, to copy by hand. */
export default function DialogoCopiar({ texto, onCerrar }: { texto: string; onCerrar(): void }) {
  return (
    <AppDialog abierto titulo={T.aMano} onCerrar={onCerrar} acciones={<Button onClick={onCerrar}>{T.cerrar}</Button>}>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{T.aManoAyuda}</Typography>
      <OutlinedInput
        fullWidth
        multiline
        readOnly
        autoFocus
        value={texto}
        onFocus={({ target }) => target.select()}
        slotProps={{ input: { 'aria-label': T.datos } }}
      />
    </AppDialog>
  );
}
