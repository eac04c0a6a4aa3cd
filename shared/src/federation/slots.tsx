import { createContext, use, useEffect, useRef } from 'react';
import type { SlotHost } from './remote.ts';

/**
 * The places that sections offer, with the props that each gives to its extensions. A team adds its own by declaration merging,
 * in `declare module '@lavanda/shared/federation/slots'`; the name begins with the offering section's segment.
 */
export interface ExtensionSlots {
  /** A cliente's page, below its data. */
  'clientes.cliente': { clienteId: string };
  /** A nota's page, below its cliente: the nota's place in the day's ruta. */
  'nota.parada': { notaId: string };
}

/** Sample props of the product's own places; the contract test mounts extensions with them. */
export const SLOT_SAMPLES = {
  'clientes.cliente': { clienteId: '00000000-0000-4000-8000-000000000001' },
  'nota.parada': { notaId: '00000000-0000-4000-8000-000000000002' },
} as const satisfies Partial<ExtensionSlots>;

/** The shell's host of this section's places. */
export const Slots = createContext<SlotHost | undefined>(undefined);

/** The content of a slot is laid out as if it were the page's own, and an empty slot takes no room. */
const UNBOXED = { display: 'contents' } as const;

interface ExtensionSlotProps<Name extends keyof ExtensionSlots> {
  name: Name;
  props: ExtensionSlots[Name];
}

/**
 * A place that other sections may fill with an extension. Without an extension it stays empty; an extension that fails is
 * removed, and the page stays.
 */
export function ExtensionSlot<Name extends keyof ExtensionSlots>({ name, props }: ExtensionSlotProps<Name>) {
  const host = use(Slots);
  const element = useRef<HTMLDivElement>(null);
  const offered = useRef<ReturnType<SlotHost['offer']>>(null);
  const current = useRef<object>(props);
  useEffect(() => {
    current.current = props;
    offered.current?.update(props);
  }, [props]);
  useEffect(() => {
    if (!host || !element.current) return;
    const place = host.offer({ name, element: element.current, props: current.current });
    offered.current = place;
    return () => {
      offered.current = null;
      place.release();
    };
  }, [host, name]);
  return <div ref={element} data-slot={name} style={UNBOXED} />;
}
