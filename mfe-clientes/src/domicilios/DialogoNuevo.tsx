import { mensajeDeFallo } from '@lavanda/shared';
import AppDialog from '@lavanda/shared/ui/AppDialog';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Punto } from '../mapa/tipos';
import BuscadorDomicilio from './BuscadorDomicilio';
import MapaDePunto from './MapaDePunto';
import { TEXTOS } from './textos';
import { useDomicilioNuevo } from './useDomicilioNuevo';

const T = TEXTOS.nuevo;

export interface DialogoNuevoProps {
  /** Number the address will have. */
  numero: number;
  /** Place already clicked on the map. */
  puntoInicial: Punto | null;
  /** Without a place the page asks for a click on its map. */
  onAgregar(texto: string, punto: Punto | null): void;
  onCerrar(): void;
}

/** Address search: a place found brings its pin, and what was typed can be used as it is whatever the search answers. */
export default function DialogoNuevo({ numero, puntoInicial, onAgregar, onCerrar }: DialogoNuevoProps) {
  const nuevo = useDomicilioNuevo(puntoInicial);
  const { texto, lugar, punto, busqueda, falloLugar } = nuevo;
  const vacio = texto.trim() === '';
  const listo = !vacio && punto !== null && !nuevo.ubicando;
  const { fallo } = busqueda;
  const motivo = fallo ? mensajeDeFallo(fallo) : falloLugar;
  const ninguno = busqueda.alDia && !fallo && busqueda.lugares.length === 0;
  const ayuda = lugar ? T.ayudaElegido : puntoInicial ? T.ayudaUbicado : T.ayuda;

  const agregar = () => onAgregar(texto, punto);
  const alEnter = () => {
    if (lugar && listo) agregar();
    else busqueda.buscarYa();
  };

  return (
    <AppDialog
      abierto
      titulo={T.titulo}
      onCerrar={onCerrar}
      ancho={640}
      acciones={
        <>
          <Button onClick={onCerrar}>{TEXTOS.cancelar}</Button>
          <Button variant="contained" disabled={!listo} onClick={agregar}>
            {T.agregar}
          </Button>
        </>
      }
    >
      <BuscadorDomicilio
        texto={texto}
        onTexto={nuevo.escribir}
        lugares={lugar ? [] : busqueda.lugares}
        ocupado={busqueda.buscando || nuevo.ubicando}
        ayuda={ayuda}
        error={null}
        onElegir={nuevo.elegir}
        onEnter={alEnter}
      />
      <Box role="status" sx={SOLO_LECTOR}>
        {busqueda.lugares.length > 0 && T.encontrados(busqueda.lugares.length)}
      </Box>
      {motivo !== null && (
        <Alert
          severity="error"
          sx={{ mt: 3 }}
          action={
            fallo && (
              <Button color="inherit" onClick={busqueda.reintentar}>
                {T.reintentar}
              </Button>
            )
          }
        >
          {T.fallo(motivo)}
        </Alert>
      )}
      {ninguno && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {T.ninguno}
        </Alert>
      )}
      {!vacio && punto === null && !nuevo.ubicando && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', mt: 3 }}>
          <Button variant="outlined" onClick={() => onAgregar(texto, null)}>
            {T.usarTexto}
          </Button>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 200, color: 'text.secondary' }}>
            {T.usarTextoDetalle}
          </Typography>
        </Box>
      )}
      {punto && (
        <MapaDePunto
          etiqueta={T.mapa}
          numero={numero}
          nombrePin={TEXTOS.nombrePin(numero, texto)}
          punto={punto}
          onPunto={nuevo.ubicar}
        />
      )}
    </AppDialog>
  );
}
