import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { Point } from '@lavanda/shared/ui/map/types';
import { useState } from 'react';
import { domicilioOf } from './address';
import { TEXTS } from './texts';
import { useSelection } from './useSelection';

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
  const { settle, ask, ...selection } = useSelection(domicilios.length, editable);
  const [opened, setOpen] = useState<OpenDialog>(null);
  const [announcement, setAnnouncement] = useState('');

  function set(index: number, changes: Partial<Domicilio>) {
    onChange(domicilios.map((each, i) => (i === index ? { ...each, ...changes } : each)));
  }

  function locate(index: number, point: Point) {
    set(index, point);
    settle(index);
    setAnnouncement(TEXTS.announcements.located(index + 1));
  }

  return {
    ...selection,
    opened,
    /** Sentence for screen readers about the last change. */
    announcement,
    open: setOpen,
    close: () => setOpen(null),
    /** Handles a click on the map: places the pending domicilio, or asks what to do with the point; in view mode closes cards. */
    press(point: Point) {
      if (selection.toPlace !== null) locate(selection.toPlace, point);
      else if (!editable) selection.select(null);
      else ask(point);
    },
    locate,
    add(text: string, point: Point | null) {
      const index = domicilios.length;
      onChange([...domicilios, domicilioOf(text, point)]);
      setOpen(null);
      if (point) settle(index);
      else selection.startPlacing(index);
      setAnnouncement(TEXTS.announcements.added(index + 1));
    },
    change(index: number, text: string, point: Point | null) {
      set(index, domicilioOf(text, point));
      setOpen(null);
      settle(index);
      setAnnouncement(TEXTS.announcements.changed(index + 1));
    },
    remove(index: number) {
      onChange(domicilios.filter((_, i) => i !== index));
      setOpen(null);
      settle(null);
      setAnnouncement(TEXTS.announcements.eliminado(index + 1));
    },
  };
}

export type DomiciliosState = ReturnType<typeof useDomicilios>;
