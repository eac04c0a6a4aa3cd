import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useInRouterContext, useLocation } from 'react-router-dom';
import { addLayer, type Layer, pageIndex } from './backLayers.ts';

function OpenLayer({ onBack }: { onBack(): void }) {
  // Renders again after each navigation, which may move the page to another entry.
  useLocation();
  const close = useEffectEvent(onBack);
  const layer = useRef<Layer>({ index: null, close: () => undefined });
  useLayoutEffect(() => {
    layer.current.index = pageIndex();
  });
  useEffect(() => addLayer(Object.assign(layer.current, { close: () => close() })), []);
  return null;
}

/**
 * While mounted, the browser's Back and Forward call `onBack` of the topmost layer (a dialog or a sheet) instead of leaving the
 * page. It does nothing outside a router.
 */
export default function BackCloses({ onBack }: { onBack(): void }) {
  return useInRouterContext() ? <OpenLayer onBack={onBack} /> : null;
}
