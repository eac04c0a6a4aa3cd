import type { Nota } from '@lavanda/shared/contract/ventas';
import { CERRADA, EN_SUCURSAL, estaPagada, POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import StatusChip from '@lavanda/shared/ui/StatusChip';
import ElectricBoltOutlined from '@mui/icons-material/ElectricBoltOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { TEXTOS_NOTA as T, TEXTOS } from '../textos';
import { saldoDe } from '../ventas/venta';

const ESTADOS = { [POR_RECOLECTAR]: T.porRecolectar, [EN_SUCURSAL]: T.enSucursal, [CERRADA]: T.cerrada } as const;

/** '55 4108 1170' of a stored '+525541081170'; another country's stays as it is. */
function telefonoLegible(telefono: string): string {
  const partes = /^\+52(\d{2})(\d{4})(\d{4})$/.exec(telefono);
  return partes ? partes.slice(1).join(' ') : telefono;
}

/** Whose note it is, its days, and what is special about it. */
export default function Datos({ nota }: { nota: Nota }) {
  const { recoleccion } = nota;
  const datos: [string, string | null][] = [
    [T.cliente, nota.usuario_name],
    [T.telefono, telefonoLegible(nota.usuario_telefono)],
    [T.fecha, nota.fecha],
    [T.recoleccion, recoleccion && T.ventana(recoleccion.hora_inicio, recoleccion.hora_final)],
    [T.entrega, nota.fecha_entrega],
    [T.sucursal, nota.sucursal_name],
    [T.atendio, nota.atendio],
    [T.estado, ESTADOS[nota.status]],
  ];
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 3 }}>
        {T.datos}
      </Typography>
      <Box component="dl" sx={LISTA}>
        {datos.map(
          ([etiqueta, valor]) =>
            valor && (
              <div key={etiqueta}>
                <dt>{etiqueta}</dt>
                <dd>{valor}</dd>
              </div>
            ),
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        <StatusChip tipo={estaPagada(saldoDe(nota)) ? 'pagada' : 'adeudo'} />
        {nota.factura && <Chip size="small" icon={<RequestQuoteOutlined />} label={TEXTOS.factura} />}
        {nota.a_domicilio && <Chip size="small" icon={<TwoWheelerOutlined />} label={TEXTOS.aDomicilio} />}
        {nota.express && <Chip size="small" icon={<ElectricBoltOutlined />} label={TEXTOS.express} />}
      </Box>
    </>
  );
}

const LISTA = {
  display: 'grid',
  gap: 2,
  m: 0,
  fontSize: 15,
  lineHeight: '20px',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 4 },
  '& dt': { color: 'text.secondary', flex: 'none' },
  '& dd': { m: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere' },
} as const;
