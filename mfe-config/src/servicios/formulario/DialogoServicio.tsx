import type { Servicio } from '@lavanda/shared/contract/servicios';
import AppDialog from '@lavanda/shared/ui/AppDialog';
import Field from '@lavanda/shared/ui/Field';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { TEXTOS_FORMA as T } from '../textos';
import CampoCategoria from './CampoCategoria';
import CampoMedida from './CampoMedida';
import type { Modo } from './modo';
import { type Forma, useForma } from './useForma';

export interface DialogoServicioProps {
  modo: Modo;
  /** The catalogue as it stands. */
  existentes: readonly Servicio[];
  onGuardado(servicio: Servicio): void;
  onCerrar(): void;
}

/** 'Agregar/Modificar servicio' (spec 2, 4, 5). Mount it to open it. Enter saves; it stays open until the server agreed. */
export default function DialogoServicio({ modo, existentes, onGuardado, onCerrar }: DialogoServicioProps) {
  const forma = useForma({ modo, existentes, onGuardado });
  const { valores, errores, fallo, guardando } = forma;
  const boton = useRef<HTMLButtonElement>(null);
  const categorias = [...new Set(existentes.map(({ categoria }) => categoria))];

  useEffect(() => {
    if (fallo) boton.current?.focus();
  }, [fallo]);

  return (
    <AppDialog
      abierto
      titulo={T.titulo}
      onCerrar={onCerrar}
      onEnviar={forma.enviar}
      ocupado={guardando}
      acciones={
        <>
          <Button onClick={onCerrar} disabled={guardando}>
            {T.cancelar}
          </Button>
          <Button
            ref={boton}
            type="submit"
            variant="contained"
            disabled={guardando}
            startIcon={guardando ? <CircularProgress size={18} color="inherit" /> : undefined}
            sx={{ minWidth: 140 }}
          >
            {guardando ? T.guardando : T.guardar}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <Field
          etiqueta={T.nombre}
          autoFocus
          value={valores.servicio}
          error={errores.servicio}
          readOnly={guardando}
          inputRef={forma.campo('servicio')}
          onChange={({ target }) => forma.escribir('servicio', target.value)}
          entrada={{ maxLength: 120, autoComplete: 'off' }}
        />
        {modo.tipo === 'crear' ? (
          <Field
            etiqueta={T.categoria}
            ayuda={T.ayudaCategoria}
            value={valores.categoria}
            error={errores.categoria}
            readOnly={guardando}
            inputRef={forma.campo('categoria')}
            onChange={({ target }) => forma.escribir('categoria', target.value)}
            entrada={{ maxLength: 80, autoComplete: 'off' }}
          />
        ) : (
          <CampoCategoria forma={forma} categorias={categorias} />
        )}
        <CampoMedida forma={forma} />
        {valores.medida === 'flex' ? <AyudaFlex /> : <CampoPrecio forma={forma} />}
        {fallo && (
          <Alert severity="error">
            <AlertTitle>{T.fallo}</AlertTitle>
            {T.falloAyuda(fallo)}
          </Alert>
        )}
      </Stack>
    </AppDialog>
  );
}

function CampoPrecio({ forma }: { forma: Forma }) {
  const { medida, precio } = forma.valores;
  return (
    <Field
      etiqueta={T.precio}
      value={precio}
      error={forma.errores.precio}
      readOnly={forma.guardando}
      inputRef={forma.campo('precio')}
      onChange={({ target }) => forma.escribir('precio', target.value)}
      entrada={{ inputMode: 'decimal', maxLength: 20, autoComplete: 'off' }}
      startAdornment={<Box component="span">$</Box>}
      endAdornment={
        medida !== '' && (
          <Box component="span" sx={{ flex: 'none', fontWeight: 500, color: 'text.secondary' }}>
            {T.porUnidad[medida]}
          </Box>
        )
      }
      sx={{ '& .MuiOutlinedInput-root': { fontWeight: 600 }, '& .MuiOutlinedInput-input': { pl: 1.5 } }}
    />
  );
}

function AyudaFlex() {
  return (
    <Typography role="status" sx={{ display: 'flex', gap: 2, fontSize: 13, lineHeight: '18px', color: 'text.secondary' }}>
      <InfoOutlined aria-hidden sx={{ fontSize: 18 }} />
      {T.ayudaFlex}
    </Typography>
  );
}
