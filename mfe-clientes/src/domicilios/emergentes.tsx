import type { Domicilio } from '@lavanda/shared/contract/clientes';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditLocationAltOutlined from '@mui/icons-material/EditLocationAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tarjeta from '../mapa/Tarjeta';
import type { Emergente } from '../mapa/tipos';
import { CANTIDAD_MAXIMA, puntoDe } from './direccion';
import { TEXTOS } from './textos';
import type { EstadoDomicilios } from './useDomicilios';

interface Entrada {
  domicilios: Domicilio[];
  editable: boolean;
  /** The role may change customers: deleting from view mode goes to edit mode. */
  puedeCambiar: boolean;
  estado: EstadoDomicilios;
  /** After closing with the keyboard: back to the pin, or to the map. */
  alCerrar(numero: number | null): void;
}

/** The card over the map: what was clicked is asked about; otherwise the chosen address, if it has a pin. */
export function emergenteDe(entrada: Entrada): Emergente | null {
  const { domicilios, estado } = entrada;
  if (estado.pulsado) return { punto: estado.pulsado, sobrePin: false, contenido: <PreguntaPunto {...entrada} /> };
  if (estado.elegido === null || estado.porColocar !== null) return null;
  const domicilio = domicilios[estado.elegido];
  const punto = domicilio && puntoDe(domicilio);
  if (!domicilio || !punto) return null;
  return {
    punto,
    sobrePin: true,
    contenido: <Detalle key={estado.elegido} {...entrada} indice={estado.elegido} domicilio={domicilio} />,
  };
}

/** The address of a pin, with its 'eliminar' (spec 2). */
function Detalle({
  domicilio,
  indice,
  editable,
  puedeCambiar,
  estado,
  alCerrar,
}: Entrada & { domicilio: Domicilio; indice: number }) {
  const numero = indice + 1;
  return (
    <Tarjeta
      nombre={TEXTOS.domicilio(numero)}
      texto={domicilio.descripcion}
      cerrar={TEXTOS.cerrar}
      onCerrar={() => {
        estado.elegir(null);
        alCerrar(numero);
      }}
      enfocar={estado.desdeMapa}
    >
      <Box sx={{ display: 'flex', minHeight: 44, gap: 2 }}>
        {puedeCambiar && (
          <Button
            color="error"
            startIcon={<DeleteOutlineRounded />}
            aria-label={TEXTOS.nombreEliminar(numero, domicilio.descripcion)}
            onClick={() => estado.abrir({ que: 'eliminar', indice })}
            sx={ENLACE}
          >
            {TEXTOS.eliminar}
          </Button>
        )}
        {editable && (
          <Button
            startIcon={<EditLocationAltOutlined />}
            aria-label={TEXTOS.nombreMover(numero, domicilio.descripcion)}
            onClick={() => estado.empezarAColocar(indice)}
            sx={ENLACE}
          >
            {TEXTOS.mover}
          </Button>
        )}
      </Box>
    </Tarjeta>
  );
}

/** A click on the map in edit mode changes nothing by itself: it asks. */
function PreguntaPunto({ domicilios, estado, alCerrar }: Entrada) {
  const { elegido, pulsado } = estado;
  const actual = elegido === null ? undefined : domicilios[elegido];
  return (
    <Tarjeta
      nombre={TEXTOS.puntoNuevo}
      texto={TEXTOS.preguntaPunto}
      cerrar={TEXTOS.cerrar}
      onCerrar={() => {
        estado.olvidarPunto();
        alCerrar(null);
      }}
      enfocar
    >
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        {actual && elegido !== null && pulsado && (
          <Button sx={ENLACE} onClick={() => estado.ubicar(elegido, pulsado)}>
            {(puntoDe(actual) ? TEXTOS.moverAqui : TEXTOS.ubicarAqui)(elegido + 1)}
          </Button>
        )}
        {domicilios.length < CANTIDAD_MAXIMA && (
          <Button
            sx={ENLACE}
            onClick={() => {
              estado.olvidarPunto();
              estado.abrir({ que: 'nuevo', punto: pulsado });
            }}
          >
            {TEXTOS.nuevoAqui}
          </Button>
        )}
      </Box>
    </Tarjeta>
  );
}

const ENLACE = {
  px: 1,
  ml: -1,
  minWidth: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textAlign: 'left',
  '&:hover': { textDecoration: 'underline' },
} as const;
