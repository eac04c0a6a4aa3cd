import AvisoError from '@lavanda/shared/ui/AvisoError';
import ConfirmDialog from '@lavanda/shared/ui/ConfirmDialog';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import type { TipoImagen } from '../endpoints';
import { TEXTOS_NOMBRE } from '../textos';
import { useImagen } from './useImagen';

const TIPOS = 'image/png,image/jpeg,image/webp,image/gif,image/avif,image/svg+xml';

/** One picture of the laundry: what it looks like now, another one from a file, none. */
export default function CampoImagen({ tipo, url }: { tipo: TipoImagen; url: string }) {
  const T = TEXTOS_NOMBRE[tipo];
  const { fallo, subiendo, quitando, subir, quitar } = useImagen(tipo);
  const ocupado = subiendo || quitando;
  const [preguntando, setPreguntando] = useState(false);
  const archivo = useRef<HTMLInputElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const id = useId();

  function alElegir({ target }: ChangeEvent<HTMLInputElement>) {
    const [elegido] = target.files ?? [];
    // The same file may be chosen again after a failure.
    target.value = '';
    if (elegido) void subir(elegido);
  }

  async function confirmar() {
    await quitar();
    setPreguntando(false);
    boton.current?.focus();
  }

  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'flex', alignItems: 'center', gap: 3.5, minWidth: 0 }}>
      <Box sx={[CUADRO, tipo === 'icono' && { width: 56, height: 56 }]}>
        {url === '' ? <ImageOutlined sx={{ color: 'text.disabled' }} /> : <img src={url} alt={T.nombre} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} sx={{ fontWeight: 600, fontSize: 15, lineHeight: '20px' }}>
          {T.nombre}
        </Typography>
        <Typography id={`${id}-nota`} variant="body2" sx={{ color: 'text.secondary', lineHeight: '18px', textWrap: 'balance' }}>
          {TEXTOS_NOMBRE.formatos}
        </Typography>
        <Box
          sx={{ display: 'flex', alignItems: 'center', ml: -2, '& [aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } }}
        >
          <Button
            ref={boton}
            aria-describedby={fallo ? `${id}-nota ${id}-error` : `${id}-nota`}
            // Not `disabled`: the focus would be lost.
            aria-disabled={ocupado}
            startIcon={subiendo ? <CircularProgress size={18} color="inherit" /> : <FileUploadOutlined />}
            onClick={() => !ocupado && archivo.current?.click()}
            sx={{ px: 2, fontSize: 14 }}
          >
            {subiendo ? TEXTOS_NOMBRE.subiendo : url === '' ? T.subir : T.cambiar}
          </Button>
          {url !== '' && (
            <IconButton aria-label={T.quitar} aria-disabled={ocupado} onClick={() => !ocupado && setPreguntando(true)}>
              <DeleteOutlineRounded />
            </IconButton>
          )}
        </Box>
        <AvisoError id={`${id}-error`} mensaje={fallo} />
        <input ref={archivo} type="file" accept={TIPOS} aria-label={T.archivo} hidden onChange={alElegir} />
      </Box>
      {preguntando && (
        <ConfirmDialog
          peligro
          pregunta={T.pregunta}
          consecuencia={T.consecuencia}
          confirmar={T.quitar}
          ocupado={quitando}
          onConfirmar={confirmar}
          onCancelar={() => setPreguntando(false)}
        />
      )}
    </Box>
  );
}

const CUADRO = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 76,
  height: 76,
  borderRadius: '14px',
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  overflow: 'hidden',
  '& img': { display: 'block', width: '74%', height: '74%', objectFit: 'contain' },
} as const;
