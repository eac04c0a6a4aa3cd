import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { formatPesos, formatQuantity } from '@lavanda/shared/domain/money';
import { fastTap } from '@lavanda/shared/ui/fields/fastTap';
import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { type DraftState, pageDrafts } from '../draft/slice';
import { TEXTS } from '../texts';

export interface ServiceTileProps {
  servicio: Servicio;
  /** Draft whose quantities the tile shows. */
  draftKey: string;
  disabled: boolean;
  onSelect(servicio: Servicio): void;
}

const Tile = styled('button')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'relative',
    minHeight: 78,
    minWidth: 0,
    margin: 0,
    padding: '10px 12px',
    border: 0,
    borderRadius: 12,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'space-between',
    gap: 4,
    textAlign: 'left',
    fontFamily: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    scrollMargin: 56,
    backgroundColor: palette.background.paper,
    boxShadow: `0 0 0 1px ${palette.divider}, ${theme.shadows[1]}`,
    '&:focus-visible': { boxShadow: '0 0 0 2px #fff' },
    '&:hover': { boxShadow: `inset 0 0 0 2px ${palette.primary.graphic}` },
    '&[data-in-nota="true"]': {
      backgroundColor: palette.primary.tint50,
      boxShadow: `inset 0 0 0 2px ${palette.primary.graphic}`,
    },
    '&:disabled': { boxShadow: `0 0 0 1px ${palette.divider}`, pointerEvents: 'none', cursor: 'default' },
    '& b': { fontWeight: 600, fontSize: 15, lineHeight: '18px', textWrap: 'balance', overflowWrap: 'anywhere' },
    '& span': { fontSize: 14, lineHeight: '18px', fontWeight: 500, color: palette.text.secondary },
    '& i': {
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
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
      boxShadow: `inset 0 0 0 1px ${palette.primary.edge}`,
    },
    '@media (forced-colors: active)': {
      border: '1px solid ButtonText',
      '&[data-in-nota="true"]': { borderColor: 'Highlight' },
    },
  };
});

function priceOf({ medida: unit, precio: price }: Servicio): string {
  if (unit === 'flex') return TEXTS.flexible;
  const amount = formatPesos(price);
  return unit === 'kg' ? `${amount} ${TEXTS.perKg}` : amount;
}

/** Button that adds a servicio to the nota and shows the quantity already in the nota. */
export default function ServiceTile({ servicio, draftKey, disabled, onSelect }: ServiceTileProps) {
  const quantity = useSelector((state: DraftState) => pageDrafts.selectors.quantities(state, draftKey).get(servicio._id) ?? 0);
  return (
    <Tile type="button" data-tile data-in-nota={quantity > 0} disabled={disabled} onClick={() => onSelect(servicio)} {...fastTap}>
      <b>{servicio.servicio.replace(' - ', '\u00a0- ')}</b>
      <span>{priceOf(servicio)}</span>
      {quantity > 0 && (
        <i role="img" aria-label={TEXTS.inNota(formatQuantity(quantity))}>
          {formatQuantity(quantity)}
        </i>
      )}
    </Tile>
  );
}
