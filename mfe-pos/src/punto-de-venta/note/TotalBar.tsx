import type { Centavos } from '@lavanda/shared/domain/money';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import StickyFooterSpace from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import { balanceText } from '@lavanda/shared/ui/pagos/balance';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { LOW } from '../PosLayout';
import { TEXTS } from '../texts';

export interface TotalBarProps {
  saldo: Centavos;
  articulos: number;
  cliente: string | undefined;
  onViewNota(): void;
  ref?: Ref<HTMLButtonElement>;
}

const Bar = styled(ButtonBase)(({ theme }) => ({
  position: 'fixed',
  left: 8,
  right: 8,
  bottom: 'calc(64px + 8px + env(safe-area-inset-bottom, 0px))',
  zIndex: 40,
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
  [LOW]: { position: 'static', order: -1, flex: 'none', margin: '8px 8px 0' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minHeight: 60,
  padding: '0 18px',
  borderRadius: 16,
  fontFamily: 'inherit',
  textAlign: 'left',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  boxShadow: `${theme.shadows[8]}, inset 0 0 0 1px ${theme.vars.palette.primary.edge}`,
  '& b': { display: 'block', fontSize: 22, lineHeight: '26px', fontWeight: 700 },
  '& small': {
    display: 'block',
    fontSize: 13,
    lineHeight: '16px',
    fontWeight: 500,
    ...ELLIPSIS,
  },
  '& > span:last-of-type': { display: 'flex', alignItems: 'center', gap: 6, fontWeight: 700, fontSize: 16 },
}));

/** Phone bar that opens the nota: saldo, number of pieces and cliente. */
export function TotalBar({ saldo, articulos: articles, cliente, onViewNota, ref }: TotalBarProps) {
  return (
    <>
      <StickyFooterSpace height={68} />
      <Bar ref={ref} aria-haspopup="dialog" onClick={onViewNota}>
        <span style={{ minWidth: 0 }}>
          <b>{balanceText(saldo)}</b>
          <small>{[TEXTS.articlesOf(articles), cliente].filter(Boolean).join(' · ')}</small>
        </span>
        <span>
          {TEXTS.viewNota}
          <ChevronRightRounded aria-hidden />
        </span>
      </Bar>
    </>
  );
}
