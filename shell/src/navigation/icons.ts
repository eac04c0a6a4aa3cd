import BarChartRounded from '@mui/icons-material/BarChartRounded';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import LocalLaundryServiceOutlined from '@mui/icons-material/LocalLaundryServiceOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PointOfSaleRounded from '@mui/icons-material/PointOfSaleRounded';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import WidgetsOutlined from '@mui/icons-material/WidgetsOutlined';
import type { ElementType } from 'react';

/** Icons by the names allowed in remoto.json (docs/sections.md). */
const ICONS: Readonly<Record<string, ElementType>> = {
  barras: BarChartRounded,
  caja: PointOfSaleRounded,
  calendario: CalendarMonthOutlined,
  camion: LocalShippingOutlined,
  efectivo: PaymentsOutlined,
  engrane: SettingsOutlined,
  etiqueta: SellOutlined,
  lavadora: LocalLaundryServiceOutlined,
  personas: GroupOutlined,
  recibo: ReceiptLongOutlined,
  ruta: RouteOutlined,
};

/** The named icon, or a generic one for an unknown or missing name. */
export function iconOf(name: string | undefined): ElementType {
  return (name !== undefined && Object.hasOwn(ICONS, name) && ICONS[name]) || WidgetsOutlined;
}
