import ElectricBoltOutlined from '@mui/icons-material/ElectricBoltOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import { TEXTOS as T } from '../textos';
import type { Venta } from '../ventas/venta';

/** What is special about a note, by icons that say it too; nothing for one that isn't. */
export default function Marcas({ venta }: { venta: Venta }) {
  if (!venta.factura && !venta.aDomicilio && !venta.express) return null;
  return (
    <span className="iconos">
      {venta.factura && <RequestQuoteOutlined titleAccess={T.factura} />}
      {venta.aDomicilio && <TwoWheelerOutlined titleAccess={T.aDomicilio} />}
      {venta.express && <ElectricBoltOutlined titleAccess={T.express} />}
    </span>
  );
}
