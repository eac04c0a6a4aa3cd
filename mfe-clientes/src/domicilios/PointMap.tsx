import MapView from '@lavanda/shared/ui/map/MapView';
import type { MapControls, Point } from '@lavanda/shared/ui/map/types';
import Box from '@mui/material/Box';
import { MAP_NOTICES } from './texts';

export interface PointMapProps {
  label: string;
  number: number;
  pinName: string;
  point: Point | null;
  onPoint(point: Point): void;
  onControls?: (controls: MapControls | null) => void;
}

export default function PointMap({ label, number, pinName, point, onPoint, onControls }: PointMapProps) {
  return (
    <Box sx={MAP}>
      <MapView
        label={label}
        notices={MAP_NOTICES}
        markers={point ? [{ number, point, nombre: pinName }] : []}
        selected={number}
        onSelect={() => undefined}
        onPress={onPoint}
        placing
        popup={null}
        {...(onControls && { onControls })}
      />
    </Box>
  );
}

const MAP = {
  height: 188,
  mt: 3,
  borderRadius: '12px',
  overflow: 'hidden',
  boxShadow: (theme: { vars: { palette: { divider: string } } }) => `0 0 0 1px ${theme.vars.palette.divider}`,
} as const;
