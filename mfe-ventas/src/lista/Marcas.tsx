import ElectricBoltOutlined from '@mui/icons-material/ElectricBoltOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import { TEXTOS as T } from '../textos';
import type { Venta } from '../ventas/venta';

/** Made once: React doesn't look again at an element that is the same, and a row is drawn on almost every frame of a scroll. */
const ICONOS = {
  factura: <RequestQuoteOutlined titleAccess={T.factura} />,
  aDomicilio: <TwoWheelerOutlined titleAccess={T.aDomicilio} />,
  express: <ElectricBoltOutlined titleAccess={T.express} />,
};

/** What is special about a note, by icons that say it too; nothing for one that isn't. They are there for any row: an icon costs more to make than to show. */
export default function Marcas({ venta }: { venta: Venta }) {
  return (
    <span className="iconos" hidden={!venta.factura && !venta.aDomicilio && !venta.express}>
      <span hidden={!venta.factura}>{ICONOS.factura}</span>
      <span hidden={!venta.aDomicilio}>{ICONOS.aDomicilio}</span>
      <span hidden={!venta.express}>{ICONOS.express}</span>
    </span>
  );
}
