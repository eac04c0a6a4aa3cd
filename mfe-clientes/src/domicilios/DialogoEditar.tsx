import type { Domicilio } from '@lavanda/shared/contract/clientes';
import AppDialog from '@lavanda/shared/ui/AppDialog';
import Field from '@lavanda/shared/ui/Field';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Mando, Punto } from '../mapa/tipos';
import { type Coordenadas, comoTexto, leerCoordenadas, parPegado } from './coordenadas';
import { LARGO_MAXIMO, puntoDe } from './direccion';
import MapaDePunto from './MapaDePunto';
import { TEXTOS } from './textos';

const T = TEXTOS.editar;

export interface DialogoEditarProps {
  numero: number;
  domicilio: Domicilio;
  onAceptar(texto: string, punto: Punto | null): void;
  onCerrar(): void;
}

/** Text and place of an address: by keyboard with its coordinates or the middle of the map, or with a click. */
export default function DialogoEditar({ numero, domicilio, onAceptar, onCerrar }: DialogoEditarProps) {
  const [texto, setTexto] = useState(domicilio.descripcion);
  const [coordenadas, setCoordenadas] = useState<Coordenadas>(() => comoTexto(puntoDe(domicilio)));
  const [revisado, setRevisado] = useState(false);
  const [mando, setMando] = useState<Mando | null>(null);
  const leidas = leerCoordenadas(coordenadas);
  const punto = 'punto' in leidas ? leidas.punto : null;
  const errores = revisado && 'errores' in leidas ? leidas.errores : {};
  const vacio = texto.trim() === '';

  const escribir = (campo: keyof Coordenadas) => (valor: string) =>
    setCoordenadas((anteriores) => parPegado(valor) ?? { ...anteriores, [campo]: valor });
  const ubicar = (nuevo: Punto | null) => setCoordenadas(comoTexto(nuevo));

  function aceptar() {
    setRevisado(true);
    if (!vacio && 'punto' in leidas) onAceptar(texto, leidas.punto);
  }

  return (
    <AppDialog
      abierto
      titulo={T.titulo(numero)}
      onCerrar={onCerrar}
      onEnviar={aceptar}
      ancho={640}
      acciones={
        <>
          <Button onClick={onCerrar}>{TEXTOS.cancelar}</Button>
          <Button type="submit" variant="contained">
            {TEXTOS.aceptar}
          </Button>
        </>
      }
    >
      <Field
        etiqueta={T.campo}
        value={texto}
        onChange={(evento) => setTexto(evento.target.value)}
        error={revisado && vacio ? T.sinTexto : null}
        entrada={{ maxLength: LARGO_MAXIMO, autoComplete: 'off' }}
        autoFocus
      />
      <MapaDePunto
        etiqueta={T.mapa}
        numero={numero}
        nombrePin={TEXTOS.nombrePin(numero, texto)}
        punto={punto}
        onPunto={ubicar}
        onMando={setMando}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1, ml: -2 }}>
        <Button disabled={mando === null} onClick={() => mando && ubicar(mando.centro())}>
          {T.centro}
        </Button>
        <Button disabled={coordenadas.lat === '' && coordenadas.lon === ''} onClick={() => ubicar(null)}>
          {T.quitar}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, mt: 2 }}>
        {(['lat', 'lon'] as const).map((campo) => (
          <Field
            key={campo}
            etiqueta={T[campo]}
            value={coordenadas[campo]}
            onChange={(evento) => escribir(campo)(evento.target.value)}
            error={errores[campo]}
            ayuda={campo === 'lat' ? T.ayuda : undefined}
            entrada={{ inputMode: 'text', autoComplete: 'off', maxLength: 60 }}
          />
        ))}
      </Box>
    </AppDialog>
  );
}
