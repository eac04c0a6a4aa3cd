import { POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TwoWheelerRounded from '@mui/icons-material/TwoWheelerRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { NotaGuardada } from '../notas/nota';
import type { TarjetaActiva } from './agrupar';
import { Cabeza, Icono, Marco, Pie } from './marco';
import PieImportes from './PieImportes';
import PieVentana from './PieVentana';
import { TEXTOS } from './textos';

const T = TEXTOS.activos;

/** Apart and not in one object: a card is drawn again only when something it shows has changed. */
export interface TarjetaNotaProps extends TarjetaActiva {
  /** Its closing is on its way to the server. */
  cerrando: boolean;
  onRecibir(nota: NotaGuardada): void;
  onCerrar(nota: NotaGuardada): void;
}

/** An active note: one stretched link to its point of sale and one real button over it, never one inside the other. */
function TarjetaNota({ nota, dia, atraso, cerrando, onRecibir, onCerrar }: TarjetaNotaProps) {
  const recoleccion = nota.status === POR_RECOLECTAR;
  return (
    <Marco data-atrasada={atraso !== null}>
      <Cabeza>
        <Icono aria-hidden data-recoleccion={recoleccion}>
          {recoleccion ? <LocalShippingOutlined /> : <CheckroomRounded />}
        </Icono>
        <Box component="h3" sx={NOMBRE}>
          <Link to={`/app/pos/${nota.id}`}>{nota.clienteNombre}</Link>
        </Box>
        <Box component="p" sx={DATOS}>
          <Box component="span" sx={atraso === null ? undefined : { color: 'error.main', fontWeight: 700 }}>
            {dia}
            <Atraso dias={atraso} />
          </Box>
          <Box component="span" sx={LUGAR}>
            {nota.aDomicilio ? <TwoWheelerRounded aria-hidden /> : <StorefrontOutlined aria-hidden />}
            {nota.aDomicilio ? T.aDomicilio : T.enSucursal}
          </Box>
        </Box>
      </Cabeza>
      <Pie>
        {recoleccion ? <PieVentana ventana={nota.recoleccion} /> : <PieImportes total={nota.total} saldo={nota.saldo} />}
        {recoleccion ? (
          <Button onClick={() => onRecibir(nota)} aria-label={T.recibirDe(nota.clienteNombre)} sx={{ ...BOTON, ...TONAL }}>
            {T.recibir}
          </Button>
        ) : (
          <Button
            variant="outlined"
            onClick={() => onCerrar(nota)}
            disabled={cerrando}
            aria-label={T.cerrarLaNotaDe(nota.clienteNombre)}
            startIcon={cerrando ? <CircularProgress size={16} color="inherit" /> : undefined}
            sx={BOTON}
          >
            {cerrando ? T.cerrando : T.cerrarNota}
          </Button>
        )}
      </Pie>
    </Marco>
  );
}

/** ' · 3 días', said in full to a screen reader; only that it's late when its window of today has passed. */
function Atraso({ dias }: { dias: number | null }) {
  if (dias === null) return null;
  return (
    <>
      {dias > 0 && <span aria-hidden> · {T.dias(dias)}</span>}
      <Box component="span" sx={SOLO_LECTOR}>
        {dias > 0 ? T.atrasada(dias) : T.vencida}
      </Box>
    </>
  );
}

export default memo(TarjetaNota);

const NOMBRE = {
  m: 0,
  minWidth: 0,
  fontSize: 16,
  lineHeight: '20px',
  fontWeight: 700,
  letterSpacing: '-.005em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:focus-visible': { outline: 'none', boxShadow: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;

const DATOS = {
  display: 'flex',
  gap: 1.5,
  m: 0,
  justifyContent: 'space-between',
  fontSize: 14,
  lineHeight: '20px',
  color: 'text.secondary',
  whiteSpace: 'nowrap',
} as const;
const LUGAR = { display: 'inline-flex', alignItems: 'center', gap: 1, '& svg': { fontSize: 18 } } as const;
const BOTON = { position: 'relative', zIndex: 1, flex: 'none', fontSize: 14, px: { xs: 2.75, lg: 3.5 } } as const;
const TONAL = {
  bgcolor: 'primary.light',
  color: 'primary.text',
  '&:hover': { bgcolor: 'primary.tint200', color: 'text.primary' },
} as const;
