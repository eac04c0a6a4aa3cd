import { usePuede } from '@lavanda/shared';
import type { Domicilio } from '@lavanda/shared/contract/clientes';
import ConfirmDialog from '@lavanda/shared/ui/ConfirmDialog';
import { nadieTieneElFoco } from '@lavanda/shared/ui/foco';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import Mapa from '../mapa/Mapa';
import AvisoColocar from './AvisoColocar';
import DialogoEditar from './DialogoEditar';
import DialogoNuevo from './DialogoNuevo';
import { CANTIDAD_MAXIMA } from './direccion';
import { emergenteDe } from './emergentes';
import ListaDomicilios from './ListaDomicilios';
import { marcadoresDe } from './marcadores';
import { TEXTOS } from './textos';
import { useDomicilios } from './useDomicilios';

export interface DomiciliosProps {
  domicilios: Domicilio[];
  /** The page is in edit (or create) mode. */
  editable: boolean;
  /** The whole new list; the page goes to edit mode by itself. */
  onCambio(domicilios: Domicilio[]): void;
}

/** The customer's addresses: on the map, and in a numbered list that does everything the map does. */
export default function Domicilios(props: DomiciliosProps) {
  const { domicilios, editable } = props;
  const puedeCambiar = usePuede('clientes.cambiar');
  const estado = useDomicilios(props);
  const [conMapa, setConMapa] = useState(false);
  const marco = useRef<HTMLDivElement>(null);
  const lista = useRef<HTMLElement>(null);
  const { abierto, porColocar } = estado;
  const enCuestion = abierto?.que === 'editar' || abierto?.que === 'eliminar' ? domicilios[abierto.indice] : undefined;

  // Chosen in the list, or about to be placed: on a phone the map may be out of sight.
  const enElMapa = porColocar ?? (estado.desdeMapa ? null : estado.elegido);
  useEffect(() => {
    if (enElMapa !== null) marco.current?.scrollIntoView({ block: 'nearest' });
  }, [enElMapa]);

  /** The pin whose card was closed, or else the map. */
  const alMapa = (numero: number | null) => {
    const pin = numero === null ? null : marco.current?.querySelector<HTMLElement>(`[data-pin="${numero}"]`);
    (pin ?? marco.current?.querySelector<HTMLElement>('[tabindex="0"]'))?.focus({ preventScroll: true });
  };

  /** What opened the dialog may be gone, as the question over the map is: the focus goes to the list. */
  const alCerrarse = () =>
    setTimeout(() => {
      if (nadieTieneElFoco()) lista.current?.focus({ preventScroll: true });
    });

  return (
    <Paper component="section" variant="outlined" aria-label={TEXTOS.region} sx={TARJETA}>
      <Box ref={marco} sx={MAPA}>
        <Mapa
          etiqueta={TEXTOS.mapa}
          marcadores={marcadoresDe(domicilios)}
          elegido={estado.elegido === null ? null : estado.elegido + 1}
          onElegir={(numero) => estado.elegir(numero - 1, true)}
          onPulsar={estado.pulsar}
          colocando={porColocar !== null}
          emergente={emergenteDe({ domicilios, editable, puedeCambiar, estado, alCerrar: alMapa })}
          onMando={(mando) => setConMapa(mando !== null)}
        />
        {porColocar !== null && conMapa && <AvisoColocar numero={porColocar + 1} onDejar={estado.dejarDeColocar} />}
      </Box>
      <ListaDomicilios ref={lista} domicilios={domicilios} editable={editable} estado={estado} conMapa={conMapa} />
      <Box sx={PIE}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 200, color: 'text.disabled' }}>
          {TEXTOS.pista}
        </Typography>
        <Button
          disabled={!editable || domicilios.length >= CANTIDAD_MAXIMA}
          startIcon={<AddLocationAltOutlined />}
          onClick={() => estado.abrir({ que: 'nuevo', punto: null })}
          sx={REGISTRAR}
        >
          {TEXTOS.registrar}
        </Button>
      </Box>
      <Box role="status" sx={SOLO_LECTOR}>
        {estado.dicho}
      </Box>
      {abierto?.que === 'nuevo' && (
        <DialogoNuevo
          numero={domicilios.length + 1}
          puntoInicial={abierto.punto}
          onAgregar={(texto, punto) => {
            estado.agregar(texto, punto);
            alCerrarse();
          }}
          onCerrar={() => {
            estado.cerrar();
            alCerrarse();
          }}
        />
      )}
      {abierto?.que === 'editar' && enCuestion && (
        <DialogoEditar
          numero={abierto.indice + 1}
          domicilio={enCuestion}
          onAceptar={(texto, punto) => estado.cambiar(abierto.indice, texto, punto)}
          onCerrar={estado.cerrar}
        />
      )}
      {abierto?.que === 'eliminar' && enCuestion && (
        <ConfirmDialog
          peligro
          pregunta={TEXTOS.preguntaEliminar}
          consecuencia={TEXTOS.consecuenciaEliminar(enCuestion.descripcion)}
          confirmar={TEXTOS.confirmarEliminar}
          onCancelar={estado.cerrar}
          onConfirmar={() => {
            estado.eliminar(abierto.indice);
            // What opened the question is gone with the address.
            setTimeout(() => lista.current?.focus({ preventScroll: true }));
          }}
        />
      )}
    </Paper>
  );
}

const TARJETA = {
  display: 'grid',
  gridTemplateRows: { xs: 'auto auto auto', lg: 'minmax(240px, 1fr) auto auto' },
  height: { lg: '100%' },
  overflow: 'hidden',
  borderRadius: '14px',
} as const;

const MAPA = { position: 'relative', isolation: 'isolate', minHeight: 0, height: { xs: 280, sm: 296, lg: 'auto' } } as const;

const PIE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  p: '12px 16px',
  borderTop: 1,
  borderColor: 'divider',
} as const;

const REGISTRAR = {
  px: 5,
  bgcolor: 'primary.light',
  color: 'primary.text',
  '&:hover': { bgcolor: 'primary.tint200', color: 'text.primary' },
  '&.MuiButton-text.Mui-disabled': { bgcolor: 'background.sunken', color: 'text.disabled' },
} as const;
