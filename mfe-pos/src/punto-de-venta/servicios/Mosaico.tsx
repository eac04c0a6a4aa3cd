import type { Servicio } from '@lavanda/shared/contract/servicios';
import { formatoCantidad, formatoDinero } from '@lavanda/shared/domain/dinero';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useSelector } from 'react-redux';
import { borradoresEnPagina } from '../borrador/slice';
import { TEXTOS } from '../textos';

export interface MosaicoProps {
  servicio: Servicio;
  /** Of the draft whose articles it counts. */
  clave: string;
  deshabilitado: boolean;
  onElegir(servicio: Servicio): void;
}

const Ficha = styled(ButtonBase)(({ theme }) => ({
  minHeight: 78,
  padding: '10px 12px',
  borderRadius: 12,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'space-between',
  gap: 4,
  textAlign: 'left',
  fontFamily: 'inherit',
  scrollMargin: 56,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: `0 0 0 1px ${theme.vars.palette.divider}, ${theme.shadows[1]}`,
  '&:hover': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.graphic}` },
  '&[data-en-nota="true"]': {
    backgroundColor: theme.vars.palette.primary.tint50,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.graphic}`,
  },
  '&.Mui-disabled': { boxShadow: `0 0 0 1px ${theme.vars.palette.divider}` },
  '& b': { fontWeight: 600, fontSize: 15, lineHeight: '18px', textWrap: 'balance' },
  '& span': { fontSize: 14, lineHeight: '18px', fontWeight: 500, color: theme.vars.palette.text.secondary },
  '@media (forced-colors: active)': { border: '1px solid ButtonText', '&[data-en-nota="true"]': { borderColor: 'Highlight' } },
}));

const Insignia = styled('i')(({ theme }) => ({
  position: 'absolute',
  right: 8,
  bottom: 7,
  minWidth: 24,
  height: 24,
  padding: '0 7px',
  borderRadius: 12,
  fontStyle: 'normal',
  fontWeight: 700,
  fontSize: 14,
  lineHeight: '24px',
  textAlign: 'center',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.edge}`,
}));

function precioDe({ medida, precio }: Servicio): string {
  if (medida === 'flex') return TEXTOS.flexible;
  const monto = formatoDinero(Math.round(precio * 100));
  return medida === 'kg' ? `${monto} ${TEXTOS.porKg}` : monto;
}

type Estado = Parameters<typeof borradoresEnPagina.selectors.cantidades>[0];

/** One service to touch. It asks by itself how much of it the note has: adding one draws one tile, not the catalogue. */
export default memo(function Mosaico({ servicio, clave, deshabilitado, onElegir }: MosaicoProps) {
  const cantidad = useSelector((estado: Estado) => borradoresEnPagina.selectors.cantidades(estado, clave).get(servicio._id) ?? 0);
  const enNota = cantidad > 0;
  return (
    <Ficha data-mosaico data-en-nota={enNota} disabled={deshabilitado} onClick={() => onElegir(servicio)}>
      <b>{servicio.servicio.replace(' - ', '\u00a0- ')}</b>
      <span>{precioDe(servicio)}</span>
      {enNota && (
        <Insignia role="img" aria-label={TEXTOS.enLaNota(formatoCantidad(cantidad))}>
          {formatoCantidad(cantidad)}
        </Insignia>
      )}
    </Ficha>
  );
});
