import ElectricBoltOutlined from '@mui/icons-material/ElectricBoltOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import { TEXTOS as T } from '../textos';
import type { Venta } from '../ventas/venta';

/** What is special about a note, by icons that say it too; nothing for one that isn't. They are there for any row: an icon costs more to make than to show. */
export default function Marcas({ venta }: { venta: Venta }) {
  return (
    <span className="iconos" hidden={!venta.factura && !venta.aDomicilio && !venta.express}>
      <span hidden={!venta.factura}>
        <RequestQuoteOutlined titleAccess={T.factura} />
      </span>
      <span hidden={!venta.aDomicilio}>
        <TwoWheelerOutlined titleAccess={T.aDomicilio} />
      </span>
      <span hidden={!venta.express}>
        <ElectricBoltOutlined titleAccess={T.express} />
      </span>
    </span>
  );
}
