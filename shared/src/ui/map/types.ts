import type { ReactNode } from 'react';

/** A point on the map: latitude and longitude in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

export interface MapMarker {
  /** Number drawn in the pin; unique on the map. */
  number: number;
  point: Point;
  /** Accessible name of the pin. */
  nombre: string;
  /** Replaces the pin, centred on the marker's point. Presses count in a square of 44 px; the drawing may stick out of it. */
  drawing?: ReactNode;
  /** Whether the marker is only a picture, which can't be pressed; counts only with `drawing`. */
  still?: boolean;
}

/** A line that joins points with straight strokes. */
export interface MapLine {
  /** Id of the line, unique on the map. */
  id: string;
  points: readonly Point[];
  /** CSS colour. */
  color: string;
  dotted: boolean;
}

/** Texts that say what still works without the map, shown after the reason why it isn't drawn. */
export interface MapNotices {
  /** Text for a key that the provider refused. */
  key: string;
  /** Text for a map that didn't load. */
  load: string;
  /** Text for a map with missing tiles. */
  incomplete: string;
}

export interface Popup {
  point: Point;
  /** True when there is a pin at the point; the card is then placed above the pin. */
  overPin: boolean;
  content: ReactNode;
}

/** Operations on a map for the controls around it. */
export interface MapControls {
  zoomIn(): void;
  zoomOut(): void;
  center(): Point;
}

/** Why a map can't be drawn: its key was refused, or it failed to load. */
export type MapError = 'clave' | 'carga';

/** Props of a map, the same for every provider. */
export interface MapViewProps {
  /** Accessible name of the map. */
  label: string;
  markers: readonly MapMarker[];
  /** Number of the selected pin, which is drawn larger. */
  selected: number | null;
  onSelect(number: number): void;
  /** Called on a click or tap on the map itself, not on a pin or a card. */
  onPress(point: Point): void;
  /** True when the next click places a pin; the pointer is then a cross. */
  placing: boolean;
  popup: Popup | null;
  lines?: readonly MapLine[];
  /** When this key or the number of markers changes, the view is fitted to the markers again. */
  fitKey?: string;
  /** Margin kept free around the markers when the view is fitted, px; by default enough for a pin's height. */
  fitMargin?: number;
}

export interface DrawingProps extends MapViewProps {
  /** Called with the map's controls when it is on screen, and with null when it is removed, because they would then throw. */
  onControls(controls: MapControls | null): void;
  onError(error: MapError): void;
  /** Called with true when tiles fail or are late before any has arrived, with false once one arrives. The pins always work. */
  onIncomplete(incomplete: boolean): void;
}
