import ToggleCasilla from '@lavanda/shared/ui/ToggleCasilla';
import { styled } from '@mui/material/styles';
import { ID_ACCIONES } from '../seleccion/lugar';
import { TEXTOS_FILTROS as T } from '../textos';
import CampoCliente from './CampoCliente';
import FiltroFechas from './FiltroFechas';
import FiltroSucursal from './FiltroSucursal';
import type { Filtros } from './filtros';
import type { PonerFiltros } from './useFiltros';

interface BarraFiltrosProps {
  filtros: Filtros;
  conSucursal: boolean;
  onPoner: PonerFiltros;
}

/** Every filter of the list: one row on a desktop, two on a tablet; on a phone they scroll sideways under the search. */
export default function BarraFiltros({ filtros, conSucursal, onPoner }: BarraFiltrosProps) {
  const { fechaInicial, fechaFinal } = filtros;
  return (
    <>
      <Barra role="search" aria-label={T.filtros}>
        <CampoCliente valor={filtros.user} onPoner={onPoner} />
        <Resto>
          {conSucursal && <FiltroSucursal valor={filtros.sucursal} onCambio={(sucursal) => onPoner({ sucursal })} />}
          <FiltroFechas
            desde={fechaInicial}
            hasta={fechaFinal}
            onCambio={(desde, hasta) => onPoner({ fechaInicial: desde, fechaFinal: hasta })}
          />
          <Hueco />
          <ToggleCasilla etiqueta={T.conAdeudo} valor={filtros.adeudo} onCambio={(adeudo) => onPoner({ adeudo })} />
          <ToggleCasilla etiqueta={T.facturados} valor={filtros.facturados} onCambio={(facturados) => onPoner({ facturados })} />
          <ToggleCasilla etiqueta={T.aDomicilio} valor={filtros.domicilio} onCambio={(domicilio) => onPoner({ domicilio })} />
        </Resto>
      </Barra>
      <div id={ID_ACCIONES} />
    </>
  );
}

const Barra = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  flexWrap: 'wrap',
  marginBottom: 14,
  [theme.breakpoints.down('sm')]: { display: 'block', marginBottom: 10 },
}));

const Resto = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    gap: 8,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Room for the focus rings, which the scroller would cut.
    margin: '2px -12px -6px',
    padding: '6px 12px',
    '& > *': { flex: 'none' },
  },
}));

const Hueco = styled('span')(({ theme }) => ({ flex: 1, [theme.breakpoints.down('lg')]: { display: 'none' } }));
