import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { Point } from '@lavanda/shared/ui/map/types';
import { useEffect, useState } from 'react';
import { domicilioOf } from './address';
import { TEXTS } from './texts';

/** The open dialog, or null. `index` is the domicilio's index in the list. */
export type OpenDialog =
  | { what: 'nuevo'; point: Point | null }
  | { what: 'editar'; index: number }
  | { what: 'eliminar'; index: number }
  | null;

interface Input {
  domicilios: Domicilio[];
  editable: boolean;
  onChange(domicilios: Domicilio[]): void;
}

/** State shared by the list and the map. It saves nothing: each change passes the whole new list to the page. */
export function useDomicilios({ domicilios, editable, onChange }: Input) {
  const [selected, setSelected] = useState<number | null>(null);
  const [fromMap, setFromMap] = useState(false);
  const [toPlace, setToPlace] = useState<number | null>(null);
  const [pressed, setPressed] = useState<Point | null>(null);
  const [opened, setOpen] = useState<OpenDialog>(null);
  const [announcement, setAnnouncement] = useState('');
  const exists = (index: number | null) => (index !== null && index < domicilios.length ? index : null);

  // Leaving edit mode, by cancelling or saving, cancels a pending placement and the question about a clicked point.
  useEffect(() => {
    if (editable) return;
    setToPlace(null);
    setPressed(null);
  }, [editable]);

  function select(index: number | null, onMap = false) {
    setSelected(index);
    setFromMap(onMap);
    setPressed(null);
  }

  function set(index: number, changes: Partial<Domicilio>) {
    onChange(domicilios.map((each, i) => (i === index ? { ...each, ...changes } : each)));
  }

  function locate(index: number, point: Point) {
    set(index, point);
    select(index);
    setToPlace(null);
    setAnnouncement(TEXTS.announcements.located(index + 1));
  }

  return {
    selected: exists(selected),
    /** True when the selection was made on the map, where the focus then stays. */
    fromMap,
    toPlace: editable ? exists(toPlace) : null,
    /** Point clicked on the map, while the user is asked what to do with it; null otherwise. */
    pressed,
    opened,
    /** Sentence for screen readers about the last change. */
    announcement,
    select,
    open: setOpen,
    close: () => setOpen(null),
    forgetPoint: () => setPressed(null),
    /** Makes the next click on the map place this domicilio. */
    startPlacing(index: number) {
      select(index);
      setToPlace(index);
    },
    stopPlacing: () => setToPlace(null),
    /**
     * Handles a click on the map: places the pending domicilio, or asks what to do with the point. In view mode closes cards.
     */
    press(point: Point) {
      const placed = editable ? exists(toPlace) : null;
      if (placed !== null) locate(placed, point);
      else if (!editable) select(null);
      else setPressed((previous) => (previous ? null : point));
    },
    locate,
    add(text: string, point: Point | null) {
      const index = domicilios.length;
      onChange([...domicilios, domicilioOf(text, point)]);
      setOpen(null);
      select(index);
      setToPlace(point ? null : index);
      setAnnouncement(TEXTS.announcements.added(index + 1));
    },
    change(index: number, text: string, point: Point | null) {
      set(index, domicilioOf(text, point));
      setOpen(null);
      select(index);
      setToPlace(null);
      setAnnouncement(TEXTS.announcements.changed(index + 1));
    },
    remove(index: number) {
      onChange(domicilios.filter((_, i) => i !== index));
      setOpen(null);
      select(null);
      setToPlace(null);
      setAnnouncement(TEXTS.announcements.eliminado(index + 1));
    },
  };
}

export type DomiciliosState = ReturnType<typeof useDomicilios>;
