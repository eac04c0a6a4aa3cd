import AppDialog from '@lavanda/shared/ui/AppDialog';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { TEXTOS_INVITACION as T, TEXTOS } from './textos';

interface DialogoEnlaceProps {
  correo: string;
  enlace: string;
  onCerrar(): void;
}

/** Without a mail server: the activation link, shown once, to be handed over by other means (decisions "Sign-in and activation"). */
export default function DialogoEnlace({ correo, enlace, onCerrar }: DialogoEnlaceProps) {
  const [copiado, setCopiado] = useState<boolean | null>(null);
  const campo = useRef<HTMLInputElement>(null);

  async function copiar() {
    try {
      await navigator.clipboard.writeText(enlace);
      setCopiado(true);
    } catch {
      setCopiado(copiarSeleccion());
    }
  }

  /** The clipboard exists only on https and localhost and may be refused; this works on a plain address of the local network. */
  function copiarSeleccion(): boolean {
    campo.current?.focus();
    campo.current?.select();
    return document.execCommand('copy');
  }

  return (
    <AppDialog
      abierto
      titulo={T.enlaceTitulo}
      onCerrar={onCerrar}
      acciones={
        <>
          <Button onClick={onCerrar}>{TEXTOS.cerrar}</Button>
          <Button autoFocus variant="contained" startIcon={<ContentCopyRounded />} onClick={copiar}>
            {T.copiar}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <Typography sx={{ color: 'text.secondary' }}>{T.enlaceDetalle(correo)}</Typography>
        <OutlinedInput
          fullWidth
          readOnly
          value={enlace}
          inputRef={campo}
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { 'aria-label': T.enlace } }}
        />
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {T.enlaceAviso}
        </Typography>
        <Typography role="status" variant="body2" sx={{ minHeight: 20, color: copiado ? 'success.main' : 'error.main' }}>
          {copiado !== null && (copiado ? T.copiado : T.noCopiado)}
        </Typography>
      </Stack>
    </AppDialog>
  );
}
