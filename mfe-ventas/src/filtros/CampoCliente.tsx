import AvisoError from '@lavanda/shared/ui/AvisoError';
import CampoBusqueda from '@lavanda/shared/ui/CampoBusqueda';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { TEXTOS_FILTROS as T } from '../textos';
import { esFolio, filtraYa } from './filtros';
import type { PonerFiltros } from './useFiltros';

/** Pause in typing after which the text filters by itself, ms (spec 5). */
const PAUSA = 1500;

interface CampoClienteProps {
  /** The text that filters now. */
  valor: string;
  onPoner: PonerFiltros;
}

/** Customer's name, phone or folio: filters after a pause, or at once with Enter. */
export default function CampoCliente({ valor, onPoner }: CampoClienteProps) {
  const [texto, setTexto] = useState(valor);
  const [corto, setCorto] = useState(false);
  const aplicado = useRef(valor);

  // Back, a link or 'Quitar filtros' change the filter from outside: the field follows.
  useEffect(() => {
    if (valor === aplicado.current) return;
    aplicado.current = valor;
    setTexto(valor);
  }, [valor]);

  useEffect(() => {
    const limpio = texto.trim();
    if (limpio === aplicado.current || !filtraYa(limpio)) return;
    const reloj = setTimeout(() => {
      aplicado.current = limpio;
      onPoner({ user: limpio }, { mismoLugar: true });
    }, PAUSA);
    return () => clearTimeout(reloj);
  }, [texto, onPoner]);

  const buscarYa = () => {
    const limpio = texto.trim();
    const sirve = filtraYa(limpio) || esFolio(limpio);
    setCorto(!sirve);
    if (!sirve || limpio === aplicado.current) return;
    aplicado.current = limpio;
    onPoner({ user: limpio });
  };

  return (
    <Box sx={CAMPO}>
      <CampoBusqueda
        etiqueta={T.cliente}
        valor={texto}
        onCambio={(nuevo) => {
          setTexto(nuevo.slice(0, 120));
          setCorto(false);
        }}
        onEnter={buscarYa}
        sx={{ fontSize: 15, '& input': { py: 2.5 } }}
      />
      {corto && (
        <Box sx={{ mt: 1 }}>
          <AvisoError mensaje={T.muyCorto} />
        </Box>
      )}
    </Box>
  );
}

const CAMPO = {
  flex: { sm: '1 1 100%', lg: '1 1 260px' },
  maxWidth: { lg: 380 },
  minWidth: 0,
} as const;
