import { useToast } from '@lavanda/shared';
import AppDialog from '@lavanda/shared/ui/AppDialog';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef } from 'react';
import { TEXTOS } from '../textos';
import { ACEPTA } from './archivo';
import ResultadoRevision from './ResultadoRevision';
import { useImportacion } from './useImportacion';

const T = TEXTOS.importar;

/** Takes in customers from a file: it is checked first, and nothing is saved until the person says so. */
export default function DialogoImportar({ onCerrar }: { onCerrar(): void }) {
  const avisar = useToast();
  const entrada = useRef<HTMLInputElement>(null);
  const importacion = useImportacion((cuantos) => {
    avisar(T.importados(cuantos));
    onCerrar();
  });
  const { elegido, revision, fallo, fase } = importacion;
  const nuevos = revision?.nuevos ?? 0;

  function alElegir({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file can be picked again once it is corrected.
    target.value = '';
    if (file) importacion.elegir(file);
  }

  return (
    <AppDialog
      abierto
      titulo={T.titulo}
      ancho={640}
      onCerrar={onCerrar}
      ocupado={fase === 'importando'}
      acciones={
        <>
          <Button onClick={onCerrar} disabled={fase === 'importando'}>
            {T.cancelar}
          </Button>
          {nuevos > 0 && (
            <Button
              variant="contained"
              onClick={importacion.importar}
              disabled={fase !== 'quieto'}
              startIcon={fase === 'importando' ? <CircularProgress size={18} color="inherit" /> : undefined}
            >
              {fase === 'importando' ? T.importando : T.importar(nuevos)}
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Typography sx={{ color: 'text.secondary' }}>{`${T.ayuda} ${T.plantilla}`}</Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 3 }}>
          <input ref={entrada} hidden type="file" accept={ACEPTA} aria-label={T.archivo} onChange={alElegir} />
          <Button
            autoFocus
            variant={elegido ? 'outlined' : 'contained'}
            startIcon={<InsertDriveFileOutlined />}
            disabled={fase !== 'quieto'}
            onClick={() => entrada.current?.click()}
          >
            {elegido ? T.elegirOtro : T.elegir}
          </Button>
          {elegido && <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{elegido.nombre}</Typography>}
        </Box>
        {fase === 'revisando' && (
          <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
            <CircularProgress size={24} />
            {T.revisando}
          </Box>
        )}
        {fallo !== null && (
          <Alert
            severity="error"
            action={
              elegido && !revision ? (
                <Button color="inherit" onClick={importacion.volverARevisar}>
                  {T.reintentar}
                </Button>
              ) : undefined
            }
          >
            {fallo}
          </Alert>
        )}
        {revision && <ResultadoRevision revision={revision} />}
      </Box>
    </AppDialog>
  );
}
