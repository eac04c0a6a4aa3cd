import type { Rol, Seccion } from '@lavanda/shared/domain/roles';
import BarChartRounded from '@mui/icons-material/BarChartRounded';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import LocalLaundryServiceOutlined from '@mui/icons-material/LocalLaundryServiceOutlined';
import PointOfSaleRounded from '@mui/icons-material/PointOfSaleRounded';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import type { ElementType } from 'react';
import { ENLACES, type Enlace } from '../app/secciones';

export const ICONOS: Record<Seccion, ElementType> = {
  activos: LocalLaundryServiceOutlined,
  pos: PointOfSaleRounded,
  ventas: ReceiptLongOutlined,
  clientes: GroupOutlined,
  dashboard: BarChartRounded,
  configuracion: SettingsOutlined,
};

/** The links that a role sees in the bar. */
export function enlacesDe(rol: Rol): readonly Enlace[] {
  return ENLACES.filter((enlace) => enlace.roles.includes(rol));
}
